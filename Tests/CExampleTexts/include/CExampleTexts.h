#include <stddef.h>

typedef struct { const unsigned char *start; size_t count; } embedded_text;

embedded_text text_en(void);
embedded_text text_fr(void);
embedded_text text_tr(void);
