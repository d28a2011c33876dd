/** References of standing pickups: `STP-2026-00001`. */
export const SERIES = { code: 'STP', digits: 5 };
