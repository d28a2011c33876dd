import { TOO_SLOW } from '@saltbush/capability/database';

/** Invalid bytes and characters that PostgreSQL cannot store in text, such as U+0000. */
const UNSTORABLE = ['22021', '22P05', '22P02'];
/** A row refers to another that was removed between two statements, for its age or with a person. */
const REMOVED = '23503';
const UNREACHABLE =
  /^(08...|53...|57P0.|57014|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** Messages that `pg` gives without a code. */
const DISCONNECTED =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed))/;

/** Codes that appear only when a connection was lost or never made. */
const AWAY = /^(08...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** The database's disk is full. */
const FULL = '53100';
/** The server takes no writes at present, such as a standby that is not yet the primary. */
const READ_ONLY = '25006';

export type DatabaseFault = 'unstorable' | 'removed' | 'unreachable' | 'full' | 'read-only';

/** What a database error means for the sender of the request; null for any other error. */
export function databaseFault(error: unknown): DatabaseFault | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (UNSTORABLE.includes(String(code))) return 'unstorable';
  if (code === REMOVED) return 'removed';
  if (code === FULL) return 'full';
  if (code === READ_ONLY) return 'read-only';
  return UNREACHABLE.test(String(code)) || DISCONNECTED.test(String(message)) ? 'unreachable' : null;
}

/** Whether an error means that the database is away or too slow to wait for, as opposed to busy or full. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === TOO_SLOW || AWAY.test(String(code)) || DISCONNECTED.test(String(message));
}
