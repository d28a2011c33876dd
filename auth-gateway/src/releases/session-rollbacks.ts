/** A session may roll back with one press, since that goes back to a good release. So only the number is limited. */
export const SESSION_ROLLBACKS = { name: 'session-rollback', points: 20, durationSeconds: 300 };
