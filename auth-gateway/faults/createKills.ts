import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SpawnedGateway } from '../fixtures/spawnGateway.ts';
import { startTogether } from './startTogether.ts';
import { type Attempt, callerOf, WRITES, type WriteKind } from './writes.ts';

interface Ledger {
  acknowledged: string[];
  /** Writes that were begun and cut off before their answer. */
  cutOff: Attempt[];
  kills: number;
}

/** Has a write of every kind sent at the same moment, again and again, and kills gateways in the middle of them. */
export function createKills() {
  const ledgers = new Map<string, Ledger>(
    Object.keys(WRITES).map((name) => [name, { acknowledged: [], cutOff: [], kills: 0 }]),
  );
  const underWay = new Map<string, Attempt>();
  /** The longest that a write of each kind took among the others. */
  const longestMs = new Map<string, number>();
  let lives = 0;

  function ledgerOf(name: string): Ledger {
    const ledger = ledgers.get(name);
    if (ledger === undefined) throw new Error(`There is no write "${name}".`);
    return ledger;
  }
  const fewestKills = () => Math.min(...[...ledgers.values()].map(({ kills }) => kills));
  /**
   * In turn any kind, so that each is met early and late, and one of those met least, which are the quick ones: they are
   * over before the kill that is aimed at a slow one.
   */
  function nextAim(): string {
    lives += 1;
    const fewest = fewestKills();
    const all = [...ledgers].filter(([, { kills }]) => lives % 2 === 0 || kills === fewest);
    return all[randomInt(all.length)]?.[0] ?? '';
  }

  async function attempt(name: string, one: Attempt, url: string): Promise<void> {
    underWay.set(name, one);
    const answer = await one.send(callerOf(url));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}.`);
    ledgerOf(name).acknowledged.push(one.key);
    underWay.delete(name);
  }
  async function sendAgain(name: string, url: string): Promise<void> {
    for (const one of ledgerOf(name).cutOff.splice(0)) if (one.isRepeatable) await attempt(name, one, url);
  }
  async function write(
    name: string,
    { begin }: WriteKind,
    { url, isTurn, onSent }: { url: string; isTurn: () => Promise<void>; onSent: (one: Attempt) => void },
  ) {
    await sendAgain(name, url);
    for (;;) {
      const one = await begin(callerOf(url));
      await isTurn();
      const sentAt = performance.now();
      const sending = attempt(name, one, url);
      onSent(one);
      await sending;
      longestMs.set(name, Math.max(longestMs.get(name) ?? 0, performance.now() - sentAt));
    }
  }

  /**
   * Kills a gateway once, at any moment of a write of one kind, amid those of the others, and resolves with what went wrong
   * before. `also` is whatever else asks the gateway until it is gone.
   */
  async function kill(gateway: SpawnedGateway, also: (url: string) => Promise<void>): Promise<unknown[]> {
    const aimedAt = nextAim();
    const faults: unknown[] = [];
    const workers: Promise<void>[] = [];
    let met: [string, Attempt][] | null = null;
    // What takes long to prepare would seldom be met, and most lives would be wasted on it.
    const { ready, end } = startTogether(ledgers.size);
    await new Promise<void>((shoot) => {
      const heard = (error: unknown) => {
        if (met !== null) return;
        faults.push(error);
        shoot();
      };
      const aim = async (one: Attempt) => {
        const longest = longestMs.get(aimedAt);
        // The first of its kind only tells how long one takes.
        if (longest === undefined) return;
        await wait(Math.random() * longest);
        if (underWay.get(aimedAt) === one) shoot();
      };
      for (const [name, kind] of Object.entries(WRITES)) {
        const onSent = (one: Attempt) => (name === aimedAt ? void aim(one) : undefined);
        workers.push(write(name, kind, { url: gateway.url, isTurn: ready, onSent }).catch(heard));
      }
      workers.push(also(gateway.url).catch(heard));
    });
    met = [...underWay];
    await gateway.kill();
    end();
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
    fewestKills,
    kill,
    /** Sends again what the last kill cut off. */
    async sendAllAgain({ url }: SpawnedGateway): Promise<void> {
      await Promise.all([...ledgers.keys()].map((name) => sendAgain(name, url)));
    },
  };
}
