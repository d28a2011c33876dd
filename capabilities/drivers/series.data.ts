/** References of driver applications, such as `DRV-2026-00001`. */
export const SERIES = { code: 'DRV', digits: 5 } as const;
