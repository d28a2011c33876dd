/** Codes of refusals about alerts. */
export type AlertCode = 'address-not-verified';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<AlertCode, true> {}
}
