/** Codes of the errors this package throws. Expected refusals are returned, not thrown. */
export type FreightErrorCode =
  | 'rate-card-vehicle-unknown'
  | 'rate-card-level-invalid'
  | 'city-unknown'
  | 'zone-rate-missing'
  | 'vehicle-unknown';

export interface FreightError extends Error {
  code: FreightErrorCode;
}

export function freightError(code: FreightErrorCode, message: string): FreightError {
  return Object.assign(new Error(message), { name: 'FreightError', code });
}
