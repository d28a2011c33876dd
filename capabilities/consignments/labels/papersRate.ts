/** Six times the most that can be printed at once. Counted by user, since a whole office shares one network address. */
export const PAPERS_RATE = { name: 'papers', points: 320, durationSeconds: 10 * 60, by: 'user' } as const;
