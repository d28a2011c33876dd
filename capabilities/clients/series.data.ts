/** References of clients, such as `CL-2026-00001`. */
export const SERIES = { code: 'CL', digits: 5 } as const;
