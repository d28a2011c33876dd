/**
 * References of consignments, such as `SH-2026-0001`, of invoices, `INV-2026-00001`, of credit notes, `CN-2026-00001`, and of
 * templates.
 */
export const SERIES = {
  consignments: { code: 'SH', digits: 4 },
  invoices: { code: 'INV', digits: 5 },
  creditNotes: { code: 'CN', digits: 5 },
  templates: { code: 'TPL', digits: 5 },
} as const;
