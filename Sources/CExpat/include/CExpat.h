// expat for Swift, with the one kind of parser that is used.

#ifndef TOTE_CEXPAT_H
#define TOTE_CEXPAT_H

#include <expat.h>

/// Separates a namespace from a name; no address contains it.
#define CEXPAT_SEPARATOR '\n'

/// A parser of UTF-8 with namespaces, whatever encoding the document declares.
XML_Parser cexpat_parser(void);

/// Limits the threads to two heaps, so that the reader and the merging thread rarely wait for each other.
/// Call it before starting any.
void cexpat_use_two_heaps(void);

#endif
