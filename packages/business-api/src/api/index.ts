// Calling the gateway's API
export type { Api } from './Api.ts';
export { type ApiAnswer, type ApiCall, apiCall } from './apiCall.ts';
export { apiHref } from './apiHref.ts';
export { withQuery } from './withQuery.ts';
