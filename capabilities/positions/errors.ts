/** Codes of refusals about drivers' links. */
export type PositionCode = 'no-driver';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<PositionCode, true> {}
}
