// libcurl for Swift, whose variadic functions it cannot import.

#ifndef TOTE_CCURL_H
#define TOTE_CCURL_H

#include <curl/curl.h>

CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value);
/// Copies the text.
CURLcode ccurl_set_text(CURL *handle, CURLoption option, char const *value);
CURLcode ccurl_set_headers(CURL *handle, struct curl_slist *headers);
/// Copies the bytes.
CURLcode ccurl_set_body(CURL *handle, void const *bytes, size_t count);

/// Receives bytes; a result other than their number ends the transfer.
typedef size_t (*ccurl_receive)(char *bytes, size_t size, size_t count, void *context);
CURLcode ccurl_set_receivers(CURL *handle, ccurl_receive header, ccurl_receive body, void *context);

/// Called now and then; a result other than 0 ends the transfer.
typedef int (*ccurl_progress)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
CURLcode ccurl_set_progress(CURL *handle, ccurl_progress progress, void *context);

/// Closes connections in child processes, which would keep them open and could read them.
CURLcode ccurl_set_private_sockets(CURL *handle);

/// Sends a user and password, plain or as a digest.
CURLcode ccurl_set_login(CURL *handle, char const *user, char const *password, int is_digest);
/// Whether the last response requires a digest.
int ccurl_wants_digest(CURL *handle);

/// A number about the last transfer, or 0.
long ccurl_number(CURL *handle, CURLINFO info);

#endif
