import { setTimeout as wait } from 'node:timers/promises';

/** Resolves once a gateway says that exactly these parts are missing. */
export async function untilReady(url: string, missing: readonly string[]): Promise<void> {
  for (;;) {
    const found = (await (await fetch(`${url}/readyz`)).json()) as { status: string; missing: string[] };
    const isSettled = found.status !== 'starting' && found.status !== 'closing';
    if (isSettled && [...found.missing].sort().join() === [...missing].sort().join()) return;
    await wait(50);
  }
}
