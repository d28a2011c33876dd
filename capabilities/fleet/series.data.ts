/** References of vehicles: `VEH-2026-00001`. */
export const SERIES = { code: 'VEH', digits: 5 };
