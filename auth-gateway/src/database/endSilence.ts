import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** Longer than any statement may take: a server that runs has answered by then, if only to refuse. */
const SILENCE_MS = 35_000;

/** What a `pg` connection holds without saying so in its types; the embedded database has none. */
interface Wired {
  connection?: { stream?: Socket };
}

const watched = new WeakSet<Socket>();

/** Ends a connection whose network swallows everything: whoever asks would wait for the system's many minutes. */
export function endSilence(client: PoolClient): void {
  const { stream } = (client as unknown as Wired).connection ?? {};
  if (stream === undefined || watched.has(stream)) return;
  watched.add(stream);
  stream.setTimeout(SILENCE_MS, () => stream.destroy(new Error('Connection terminated: the server is silent.')));
}
