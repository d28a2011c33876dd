import { setTimeout as wait } from 'node:timers/promises';
import type { SpawnedGateway } from '../fixtures/spawnGateway.ts';
import { type Attempt, callerOf, WRITES, type WriteKind } from './writes.ts';

interface Ledger {
  acknowledged: string[];
  /** Writes that were begun and cut off before their answer. */
  cutOff: Attempt[];
  kills: number;
}

/**
 * Sends all kinds of writes at once, and kills gateways in the middle of a write of the kind that was hit least so far.
 */
export function createKills() {
  const ledgers = new Map<string, Ledger>(
    Object.keys(WRITES).map((name) => [name, { acknowledged: [], cutOff: [], kills: 0 }]),
  );
  const underWay = new Map<string, Attempt>();
  /** How long the latest write of each kind took, in milliseconds. */
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
   * Kills a gateway once, at a random moment of a write of the kind that was hit least. Resolves with what went wrong
   * before the kill. `also` is other traffic that runs until the gateway is gone.
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
        // The first write of a kind only shows how long such a write takes.
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
      // The answer was already on its way, so this write was not cut off.
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
    /** Sends again what the last kill cut off. */
    async sendAllAgain({ url }: SpawnedGateway): Promise<void> {
      await Promise.all([...ledgers.keys()].map((name) => sendAgain(name, url)));
    },
  };
}
