/** References of runs: `RN-2026-00001`. */
export const SERIES = { code: 'RN', digits: 5 };
