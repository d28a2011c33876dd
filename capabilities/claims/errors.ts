/** Codes of refusals about a claim. */
export type ClaimCode = 'claim-closed' | 'claim-not-open' | 'claim-known' | 'thread-full' | 'too-many-pictures';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<ClaimCode, true> {}
}
