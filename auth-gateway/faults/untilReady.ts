import { setTimeout as wait } from 'node:timers/promises';
import { missingOf } from './missingOf.ts';

/** Resolves once a gateway reports that exactly these parts are missing. */
export async function untilReady(url: string, expected: readonly string[]): Promise<void> {
  for (;;) {
    const { status, missing } = await missingOf(url);
    if (status !== 'closing' && missing.join() === [...expected].sort().join()) return;
    await wait(50);
  }
}
