#include "CExpat.h"
#include <malloc.h>

XML_Parser cexpat_parser(void) {
  XML_Parser parser = XML_ParserCreateNS("UTF-8", CEXPAT_SEPARATOR);
  // External declarations are never read.
  if (parser) XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER);
  return parser;
}

void cexpat_use_two_heaps(void) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, 2);
#endif
}
