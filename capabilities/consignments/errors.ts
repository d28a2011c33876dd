/** Codes of refusals about a booking. */
export type ConsignmentCode =
  | 'already-booked'
  | 'cancellation-closed'
  | 'charge-not-accepted'
  | 'pickup-closed'
  | 'pod-missing';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<ConsignmentCode, true> {}
}
