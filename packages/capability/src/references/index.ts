export { nextReference, type Series } from './nextReference.ts';
export { type PrivateLinks, TOKEN_LENGTH, tokenHash } from './private-links.ts';
export { referencesAt } from './referencesAt.ts';
export { secretUuid } from './secretUuid.ts';
