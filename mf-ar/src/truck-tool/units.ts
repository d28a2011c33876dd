/** Whole kilograms with thousands apart: `4,000 kg`. */
export function formatKg(kg: number): string {
  return `${String(kg).replace(/\B(?=(\d{3})+$)/g, ',')} kg`;
}

/** Metres with one decimal: `19.0 m`. */
export function formatMetres(metres: number): string {
  return `${metres.toFixed(1)} m`;
}
