// expat for Swift: the library's header, and the one kind of parser that is used.

#ifndef TOTE_CEXPAT_H
#define TOTE_CEXPAT_H

#include <expat.h>

/// Stands between the namespace of a name and the name itself: no address has it.
#define CEXPAT_SEPARATOR '\n'

/// A parser of UTF-8 with namespaces, whatever encoding a document claims.
XML_Parser cexpat_parser(void);

/// Has the threads share two heaps, called before there are any: what reading an answer gives back is then mostly there for
/// whoever merges it, and the two need not wait for each other to take memory.
void cexpat_use_two_heaps(void);

#endif
