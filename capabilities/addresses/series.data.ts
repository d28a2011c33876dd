/** References of addresses: `ADR-2026-00001`. */
export const SERIES = { code: 'ADR', digits: 5 };
