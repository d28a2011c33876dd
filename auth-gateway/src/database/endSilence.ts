import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than any statement may take: by then, a server that runs has answered, if only with an error. */
const SILENCE_SHARE = 7 / 6;

/** Fields of a `pg` connection that its types leave out. The embedded database has none. */
interface Wired {
  connectionParameters?: { statement_timeout?: unknown };
  connection?: { stream?: Socket };
}

const watched = new WeakSet<Socket>();

/**
 * Ends a connection whose network drops everything silently. Otherwise the caller waits for the operating system's
 * timeout of many minutes.
 */
export function endSilence(client: PoolClient): void {
  const { connection, connectionParameters } = client as unknown as Wired;
  const { stream } = connection ?? {};
  if (stream === undefined || watched.has(stream)) return;
  watched.add(stream);
  // The database's address may set another statement timeout.
  const limitMs = Number(connectionParameters?.statement_timeout) || STATEMENT_TIMEOUT_MS;
  stream.setTimeout(limitMs * SILENCE_SHARE, () =>
    stream.destroy(new Error('Connection terminated: the server is silent.')),
  );
}
