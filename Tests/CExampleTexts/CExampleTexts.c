#include "CExampleTexts.h"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en[] = {
#embed "en.ftl"
};
static const unsigned char fr[] = {
#embed "fr.ftl"
};
static const unsigned char tr[] = {
#embed "tr.ftl"
};

embedded_text text_en(void) { return (embedded_text) { en, sizeof en }; }
embedded_text text_fr(void) { return (embedded_text) { fr, sizeof fr }; }
embedded_text text_tr(void) { return (embedded_text) { tr, sizeof tr }; }
