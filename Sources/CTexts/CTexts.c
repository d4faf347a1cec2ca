// The texts of each language, embedded in the program. Another language is three arrays and three rows.
#include "CTexts.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char de_screen[] = {
#embed "de/screen.ftl"
};
static const unsigned char de_shell[] = {
#embed "de/shell.ftl"
};
static const unsigned char de_sync[] = {
#embed "de/sync.ftl"
};
static const unsigned char en_screen[] = {
#embed "en/screen.ftl"
};
static const unsigned char en_shell[] = {
#embed "en/shell.ftl"
};
static const unsigned char en_sync[] = {
#embed "en/sync.ftl"
};
static const unsigned char es_screen[] = {
#embed "es/screen.ftl"
};
static const unsigned char es_shell[] = {
#embed "es/shell.ftl"
};
static const unsigned char es_sync[] = {
#embed "es/sync.ftl"
};
static const unsigned char fr_screen[] = {
#embed "fr/screen.ftl"
};
static const unsigned char fr_shell[] = {
#embed "fr/shell.ftl"
};
static const unsigned char fr_sync[] = {
#embed "fr/sync.ftl"
};
static const unsigned char tr_screen[] = {
#embed "tr/screen.ftl"
};
static const unsigned char tr_shell[] = {
#embed "tr/shell.ftl"
};
static const unsigned char tr_sync[] = {
#embed "tr/sync.ftl"
};

static const struct { const char *language, *part; embedded_text text; } all[] = {
  { "de", "screen", { de_screen, sizeof de_screen } },
  { "de", "shell", { de_shell, sizeof de_shell } },
  { "de", "sync", { de_sync, sizeof de_sync } },
  { "en", "screen", { en_screen, sizeof en_screen } },
  { "en", "shell", { en_shell, sizeof en_shell } },
  { "en", "sync", { en_sync, sizeof en_sync } },
  { "es", "screen", { es_screen, sizeof es_screen } },
  { "es", "shell", { es_shell, sizeof es_shell } },
  { "es", "sync", { es_sync, sizeof es_sync } },
  { "fr", "screen", { fr_screen, sizeof fr_screen } },
  { "fr", "shell", { fr_shell, sizeof fr_shell } },
  { "fr", "sync", { fr_sync, sizeof fr_sync } },
  { "tr", "screen", { tr_screen, sizeof tr_screen } },
  { "tr", "shell", { tr_shell, sizeof tr_shell } },
  { "tr", "sync", { tr_sync, sizeof tr_sync } },
};

embedded_text text_of(const char *language, const char *part) {
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (strcmp(all[i].language, language) == 0 && strcmp(all[i].part, part) == 0) return all[i].text;
  return (embedded_text) { (const unsigned char *)"", 0 };
}
