import type { IncomingMessage } from 'node:http';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import type { ApiPowerAct } from '../releases/power-acts.ts';
import { createUpstreamCalls, type UpstreamCall } from './callUpstream.ts';
import { createBreaker, type LiveBreaker } from './createBreaker.ts';
import { followUpstreams, type Registered } from './followUpstreams.ts';
import { performApiAct } from './performApiAct.ts';
import type { Upstream } from './upstream.ts';

/** One service holds at most this many requests at once, so that a hanging one leaves places to the others. */
const MOST_AT_ONCE = 16;
const PROBE_MS = 2_000;

/** A service of a remote, as this gateway sees it. */
export interface Service {
  upstream: Upstream;
  breaker: LiveBreaker;
  /** Takes a place; false when all are taken. */
  enter: () => boolean;
  leave: () => void;
}

export interface Upstreams {
  registered: () => Registered;
  /** Does a confirmed act. It holds at this gateway at once, and at others within a second. */
  perform: (act: ApiPowerAct, actor: string) => Promise<{ seq: number | null }>;
  serviceOf: (upstream: Upstream) => Service;
  /** Whether a service is asked at the moment; null for one that nobody has called. */
  isAsked: (upstream: Pick<Upstream, 'since'>) => boolean | null;
  call: (call: UpstreamCall) => Promise<IncomingMessage>;
  close: () => Promise<void>;
}

/** The services of remotes: where they run, how they do, and connections to them. */
export async function createUpstreams({ database, log }: { database: Database; log: Logger }): Promise<Upstreams> {
  const follower = await followUpstreams({ database, log });
  const calls = createUpstreamCalls();
  /** By the line of the log that registered each: whoever registers it anew begins with a closed breaker. */
  const services = new Map<number, Service>();

  async function isHealthy({ url, healthPath, timeoutMs }: Upstream): Promise<boolean> {
    try {
      const patienceMs = Math.min(timeoutMs, PROBE_MS);
      const signal = AbortSignal.timeout(patienceMs);
      const headers = { accept: '*/*' };
      const call = { url: url + healthPath, method: 'GET', headers, body: null, timeoutMs: patienceMs, signal };
      const answer = await calls.call(call);
      answer.destroy();
      return answer.statusCode !== undefined && answer.statusCode >= 200 && answer.statusCode < 300;
    } catch {
      return false;
    }
  }

  function dropEnded(): void {
    const present = new Set(follower.current().upstreams.map(({ since }) => since));
    for (const [since, { breaker }] of services) {
      if (present.has(since)) continue;
      breaker.close();
      services.delete(since);
    }
  }

  function newService(upstream: Upstream): Service {
    const { remote, version } = upstream;
    let held = 0;
    return {
      upstream,
      breaker: createBreaker({
        title: version === null ? remote : `${remote} ${version}`,
        probe: () => isHealthy(upstream),
        log,
        now: () => performance.now(),
      }),
      enter() {
        if (held >= MOST_AT_ONCE) return false;
        held += 1;
        return true;
      },
      leave() {
        held -= 1;
      },
    };
  }

  return {
    registered: follower.current,
    async perform(act, actor) {
      const done = await performApiAct(database, act, actor);
      await follower.refresh();
      return done;
    },
    serviceOf(upstream) {
      const known = services.get(upstream.since);
      if (known !== undefined) return known;
      dropEnded();
      const service = newService(upstream);
      services.set(upstream.since, service);
      return service;
    },
    isAsked({ since }) {
      const service = services.get(since);
      return service === undefined ? null : service.breaker.waitMs() === 0;
    },
    call: calls.call,
    async close() {
      for (const { breaker } of services.values()) breaker.close();
      calls.close();
      await follower.close();
    },
  };
}
