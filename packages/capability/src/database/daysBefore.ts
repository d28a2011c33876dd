const DAY_MS = 86_400_000;

/** The moment `days` times 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
