/** References of enquiries, such as `ENQ-2026-00001`. */
export const SERIES = { code: 'ENQ', digits: 5 } as const;
