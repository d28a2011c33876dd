import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than any statement may take: a server that runs has answered by then, if only to refuse. */
const SILENCE_SHARE = 7 / 6;

/** What a `pg` connection holds without saying so in its types; the embedded database has none. */
interface Wired {
  connectionParameters?: { statement_timeout?: unknown };
  connection?: { stream?: Socket };
}

const watched = new WeakSet<Socket>();

/** Ends a connection whose network swallows everything: whoever asks would wait for the system's many minutes. */
export function endSilence(client: PoolClient): void {
  const { connection, connectionParameters } = client as unknown as Wired;
  const { stream } = connection ?? {};
  if (stream === undefined || watched.has(stream)) return;
  watched.add(stream);
  // The address of the database may name another limit.
  const limitMs = Number(connectionParameters?.statement_timeout) || STATEMENT_TIMEOUT_MS;
  stream.setTimeout(limitMs * SILENCE_SHARE, () =>
    stream.destroy(new Error('Connection terminated: the server is silent.')),
  );
}
