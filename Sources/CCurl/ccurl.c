#include "CCurl.h"

#include <sys/socket.h>

CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_text(CURL *handle, CURLoption option, char const *value) {
  return curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_headers(CURL *handle, struct curl_slist *headers) {
  return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
}

CURLcode ccurl_set_body(CURL *handle, void const *bytes, size_t count) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return code ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

CURLcode ccurl_set_receivers(CURL *handle, ccurl_receive header, ccurl_receive body, void *context) {
  curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, header);
  curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
  curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, body);
  return curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

CURLcode ccurl_set_progress(CURL *handle, ccurl_progress progress, void *context) {
  curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, progress);
  return curl_easy_setopt(handle, CURLOPT_XFERINFODATA, context);
}

static curl_socket_t open_private(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)context;
  (void)purpose;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

CURLcode ccurl_set_private_sockets(CURL *handle) {
  return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_private);
}

CURLcode ccurl_set_login(CURL *handle, char const *user, char const *password, int is_digest) {
  curl_easy_setopt(handle, CURLOPT_HTTPAUTH, (long)(is_digest ? CURLAUTH_DIGEST : CURLAUTH_BASIC));
  curl_easy_setopt(handle, CURLOPT_USERNAME, user);
  return curl_easy_setopt(handle, CURLOPT_PASSWORD, password);
}

int ccurl_wants_digest(CURL *handle) {
  long known = ccurl_number(handle, CURLINFO_HTTPAUTH_AVAIL);
  return ccurl_number(handle, CURLINFO_RESPONSE_CODE) == 401 && (known & CURLAUTH_DIGEST) && !(known & CURLAUTH_BASIC);
}

long ccurl_number(CURL *handle, CURLINFO info) {
  long value = 0;
  return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}
