import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections and to servers that ask for any: one of them could be taken between. */
const FIRST = 10_000;
const AFTER_LAST = 30_000;

const given = new Set<number>();

/** A port of this machine that is free, and that nothing gets unless it asks for that number. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, AFTER_LAST);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const hasOpened = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (hasOpened) await new Promise((resolve) => probe.close(resolve));
  return hasOpened;
}
