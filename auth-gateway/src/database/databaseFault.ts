import { TOO_SLOW } from '../outages/withinTime.ts';

/** Invalid bytes and characters, such as U+0000, which no text of PostgreSQL holds. */
const UNSTORABLE = ['22021', '22P05', '22P02'];
/** A row refers to one that is gone: removed for its age or with a person, between two statements. */
const REMOVED = '23503';
const UNREACHABLE =
  /^(08...|53...|57P0.|57014|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** What `pg` says without a code. */
const DISCONNECTED =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed))/;

/** What only a connection that is lost, or was never made, gives. */
const AWAY = /^(08...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** No room on the disk of the database. */
const FULL = '53100';
/** A server that takes no writes now, such as a standby that is not yet the primary. */
const READ_ONLY = '25006';

export type DatabaseFault = 'unstorable' | 'removed' | 'unreachable' | 'full' | 'read-only';

/** What an error of the database means for whoever sent the request; null for any other error. */
export function databaseFault(error: unknown): DatabaseFault | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (UNSTORABLE.includes(String(code))) return 'unstorable';
  if (code === REMOVED) return 'removed';
  if (code === FULL) return 'full';
  if (code === READ_ONLY) return 'read-only';
  return UNREACHABLE.test(String(code)) || DISCONNECTED.test(String(message)) ? 'unreachable' : null;
}

/** Whether an error says that the database is away, or so slow that nobody waits: rather than that it is busy or full. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === TOO_SLOW || AWAY.test(String(code)) || DISCONNECTED.test(String(message));
}
