/** Codes of refusals about a booking. */
export type ConsignmentCode =
  | 'already-booked'
  | 'amendment-closed'
  | 'load-not-amendable'
  | 'already-disputed'
  | 'cancellation-closed'
  | 'charge-not-accepted'
  | 'dispute-answered'
  | 'double-use'
  | 'driver-not-approved'
  | 'licence-too-low'
  | 'freight-is-real'
  | 'no-invoice'
  | 'pickup-closed'
  | 'pod-missing'
  | 'too-many-pictures'
  | 'too-many-labels'
  | 'template-known'
  | 'templates-full'
  | 'vehicle-not-active'
  | 'vehicle-too-small';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<ConsignmentCode, true> {}
}
