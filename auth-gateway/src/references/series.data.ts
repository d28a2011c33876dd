/** References of the capabilities that still live in the gateway. */
export const SERIES = {
  consignments: { code: 'SH', digits: 4 },
  invoices: { code: 'INV', digits: 5 },
} as const;
