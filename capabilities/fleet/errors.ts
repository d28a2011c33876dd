/** Codes of refusals about a vehicle. */
export type FleetCode = 'registration-taken';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<FleetCode, true> {}
}
