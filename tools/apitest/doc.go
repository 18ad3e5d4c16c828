// Package apitest holds the description of the HTTP API to what others make of it: a
// validator of documents, requests and responses, and a generator of clients.
package apitest
