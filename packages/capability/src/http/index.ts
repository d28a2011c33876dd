// What a request says

// Where it comes from
export { type AddressBits, addressBits, withoutMapping } from './addressBits.ts';
export { type CheckedInput, checkInput } from './checkInput.ts';
// How many there may be
export { consumeRate } from './consumeRate.ts';
// Where calls to others may lead
export { createLookup, type Lookup } from './createLookup.ts';
export { createRateLimiter, type RateLimit, type RateLimiter } from './createRateLimiter.ts';
export { drainBody } from './drainBody.ts';
export { isForbiddenAddress } from './isForbiddenAddress.ts';
export { isLoopback } from './isLoopback.ts';
export { isPublicAddress } from './isPublicAddress.ts';
export { limitRate } from './limitRate.ts';
export { networkOf } from './networkOf.ts';
export { pageNumber } from './pageNumber.ts';
export { parseBody } from './parseBody.ts';
export { parseQuery } from './parseQuery.ts';
export { readBody } from './readBody.ts';
export { type JsonOptions, MAX_JSON_BYTES, readJson } from './readJson.ts';
export { rowId } from './rowId.ts';
export { visitorAddress } from './visitorAddress.ts';
export { visitorNetwork } from './visitorNetwork.ts';
