/** References of claims, such as `CLM-2026-00001`. */
export const SERIES = { code: 'CLM', digits: 5 } as const;
