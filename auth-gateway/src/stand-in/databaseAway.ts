/** "The client is unable to establish the connection" (SQLSTATE 08001). */
const UNABLE_TO_CONNECT = '08001';

/** The error of whatever needs the database while it is away, as its driver would throw it. */
export function databaseAway(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: UNABLE_TO_CONNECT });
}
