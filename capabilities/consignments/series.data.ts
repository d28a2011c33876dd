/** References of consignments, such as `SH-2026-0001`, and of invoices, such as `INV-2026-00001`. */
export const SERIES = {
  consignments: { code: 'SH', digits: 4 },
  invoices: { code: 'INV', digits: 5 },
} as const;
