/** PostgreSQL's code for a value that must be unique and is there already. */
const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a row because another one has its unique value: somebody else was quicker. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === UNIQUE_VIOLATION;
