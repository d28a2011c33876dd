/** Codes of refusals about a standing pickup. */
export type StandingCode = 'standing-full' | 'standing-known';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<StandingCode, true> {}
}
