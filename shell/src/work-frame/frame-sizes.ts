/** In rem, so that they grow with the letters in them. */
export const bar = { height: '3.25rem', phone: '3.75rem' } as const;
export const rail = { wide: '12.5rem', narrow: '3.5rem', content: '105rem' } as const;
export const strip = { height: '1.75rem' } as const;
