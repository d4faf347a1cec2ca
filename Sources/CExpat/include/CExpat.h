// expat for Swift: the library's header, and the one kind of parser that is used.

#ifndef TOTE_CEXPAT_H
#define TOTE_CEXPAT_H

#include <expat.h>

/// Stands between the namespace of a name and the name itself: no address has it.
#define CEXPAT_SEPARATOR '\n'

/// A parser of UTF-8 with namespaces, whatever encoding a document claims.
XML_Parser cexpat_parser(void);

/// Has all threads take memory from one heap, called before there are any: what reading an answer gives back is then there for
/// whoever merges it, on another thread.
void cexpat_use_one_heap(void);

#endif
