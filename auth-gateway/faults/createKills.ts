import { setTimeout as wait } from 'node:timers/promises';
import type { SpawnedGateway } from '../fixtures/spawnGateway.ts';
import { type Attempt, callerOf, WRITES, type WriteKind } from './writes.ts';

interface Ledger {
  acknowledged: string[];
  /** Begun, and cut off before its answer. */
  cutOff: Attempt[];
  kills: number;
}

/** Has every kind of write made at once, and kills gateways in the middle of a write of the kind that was met least. */
export function createKills() {
  const ledgers = new Map<string, Ledger>(
    Object.keys(WRITES).map((name) => [name, { acknowledged: [], cutOff: [], kills: 0 }]),
  );
  const underWay = new Map<string, Attempt>();
  /** How long the latest write of each kind took. */
  const usualMs = new Map<string, number>();

  function ledgerOf(name: string): Ledger {
    const ledger = ledgers.get(name);
    if (ledger === undefined) throw new Error(`There is no write "${name}".`);
    return ledger;
  }
  function leastMet(): { name: string; kills: number } {
    const met = [...ledgers].map(([name, { kills }]) => ({ name, kills }));
    return met.reduce((least, one) => (one.kills < least.kills ? one : least));
  }

  async function attempt(name: string, one: Attempt, url: string): Promise<void> {
    underWay.set(name, one);
    const startedAt = performance.now();
    const answer = await one.send(callerOf(url));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}.`);
    usualMs.set(name, performance.now() - startedAt);
    ledgerOf(name).acknowledged.push(one.key);
    underWay.delete(name);
  }
  async function sendAgain(name: string, url: string): Promise<void> {
    for (const one of ledgerOf(name).cutOff.splice(0)) if (one.isRepeatable) await attempt(name, one, url);
  }
  async function write(name: string, { begin }: WriteKind, url: string, onSent: (one: Attempt) => void) {
    await sendAgain(name, url);
    for (;;) {
      const one = await begin(callerOf(url));
      const sending = attempt(name, one, url);
      onSent(one);
      await sending;
    }
  }

  /**
   * Kills a gateway once, at any moment of a write of the kind that was met least, and resolves with what went wrong
   * before. `also` is whatever else asks the gateway until it is gone.
   */
  async function kill(gateway: SpawnedGateway, also: (url: string) => Promise<void>): Promise<unknown[]> {
    const aimedAt = leastMet().name;
    const faults: unknown[] = [];
    const workers: Promise<void>[] = [];
    let met: [string, Attempt][] | null = null;
    await new Promise<void>((shoot) => {
      const heard = (error: unknown) => {
        if (met !== null) return;
        faults.push(error);
        shoot();
      };
      const aim = async (one: Attempt) => {
        const longest = usualMs.get(aimedAt);
        // The first of its kind only tells how long one takes.
        if (longest === undefined) return;
        await wait(Math.random() * longest);
        if (underWay.get(aimedAt) === one) shoot();
      };
      for (const [name, kind] of Object.entries(WRITES)) {
        const onSent = (one: Attempt) => (name === aimedAt ? void aim(one) : undefined);
        workers.push(write(name, kind, gateway.url, onSent).catch(heard));
      }
      workers.push(also(gateway.url).catch(heard));
    });
    met = [...underWay];
    await gateway.kill();
    await Promise.all(workers);
    for (const [name, one] of met) {
      // An answer that was on its way already still came.
      if (underWay.get(name) !== one) continue;
      ledgerOf(name).cutOff.push(one);
      ledgerOf(name).kills += 1;
    }
    underWay.clear();
    return faults;
  }

  return {
    ledgers,
    fewestKills: () => leastMet().kills,
    kill,
    /** Sends what the last kill cut off once more. */
    async sendAllAgain({ url }: SpawnedGateway): Promise<void> {
      await Promise.all([...ledgers.keys()].map((name) => sendAgain(name, url)));
    },
  };
}
