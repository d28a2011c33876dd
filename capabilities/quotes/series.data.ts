/** References of quotes, such as `Q-2026-000123`. */
export const SERIES = { code: 'Q', digits: 6 } as const;
