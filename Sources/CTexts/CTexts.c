// The texts of each language, put into the program by the compiler. A new language is two arrays and a row in each table.
#include "CTexts.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en_screen[] = {
#embed "en/screen.ftl"
};
static const unsigned char en_shell[] = {
#embed "en/shell.ftl"
};
static const unsigned char es_screen[] = {
#embed "es/screen.ftl"
};
static const unsigned char es_shell[] = {
#embed "es/shell.ftl"
};
static const unsigned char fr_screen[] = {
#embed "fr/screen.ftl"
};
static const unsigned char fr_shell[] = {
#embed "fr/shell.ftl"
};
static const unsigned char tr_screen[] = {
#embed "tr/screen.ftl"
};
static const unsigned char tr_shell[] = {
#embed "tr/shell.ftl"
};

typedef struct { const char *language; embedded_text screen, shell; } texts;

static const texts all[] = {
  { "en", { en_screen, sizeof en_screen }, { en_shell, sizeof en_shell } },
  { "es", { es_screen, sizeof es_screen }, { es_shell, sizeof es_shell } },
  { "fr", { fr_screen, sizeof fr_screen }, { fr_shell, sizeof fr_shell } },
  { "tr", { tr_screen, sizeof tr_screen }, { tr_shell, sizeof tr_shell } },
};

static const texts *find(const char *language) {
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (strcmp(all[i].language, language) == 0) return &all[i];
  return NULL;
}

embedded_text text_of_screen(const char *language) {
  const texts *found = find(language);
  return found ? found->screen : (embedded_text) { (const unsigned char *)"", 0 };
}

embedded_text text_of_shell(const char *language) {
  const texts *found = find(language);
  return found ? found->shell : (embedded_text) { (const unsigned char *)"", 0 };
}
