// libcurl for Swift: the library's header, and what Swift cannot reach of it because it takes variable arguments.

#ifndef TOTE_CCURL_H
#define TOTE_CCURL_H

#include <curl/curl.h>

CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value);
/// The library copies the text before the call returns.
CURLcode ccurl_set_text(CURL *handle, CURLoption option, char const *value);
CURLcode ccurl_set_headers(CURL *handle, struct curl_slist *headers);
/// The library copies the bytes before the call returns.
CURLcode ccurl_set_body(CURL *handle, void const *bytes, size_t count);

/// Gets the next bytes; an answer other than their count ends the transfer.
typedef size_t (*ccurl_receive)(char *bytes, size_t size, size_t count, void *context);
CURLcode ccurl_set_receivers(CURL *handle, ccurl_receive header, ccurl_receive body, void *context);

/// Is asked now and then whether to go on: an answer other than 0 ends the transfer.
typedef int (*ccurl_progress)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
CURLcode ccurl_set_progress(CURL *handle, ccurl_progress progress, void *context);

/// Closes connections in programs that are started meanwhile: they would hold them open, and could read them.
CURLcode ccurl_set_private_sockets(CURL *handle);

/// Shows a user and a password to the server: as they are, or as a digest.
CURLcode ccurl_set_login(CURL *handle, char const *user, char const *password, int is_digest);
/// Whether the last answer asks for a digest, and would not take the password as it is.
int ccurl_wants_digest(CURL *handle);

/// A figure about the last transfer; 0 where there is none.
long ccurl_number(CURL *handle, CURLINFO info);

#endif
