import { setTimeout as wait } from 'node:timers/promises';
import { askFrom } from './askFrom.ts';
import { WRITES } from './writes.ts';

const READERS = 3;
const WRITERS = 1;
const PATHS = ['/contact', '/api/site/live', '/robots.txt', '/contact?from=load'];

interface Failure {
  method: 'GET' | 'POST';
  path: string;
  /** The status, or the error of the connection. */
  answer: string;
  startedAt: number;
}

/** Reads pages and sends forms without a pause until it is told to stop. */
export function putUnderLoad(url: string) {
  const call = askFrom(url);
  const acknowledged: string[] = [];
  const failures: Failure[] = [];
  let count = 0;
  let isOver = false;

  async function attempt(method: Failure['method'], path: string, send: () => Promise<Response>): Promise<boolean> {
    const startedAt = performance.now();
    const answer = await send().then(
      async (response) => (response.ok ? String(response.status) : `${response.status} ${await response.text()}`),
      (error: Error) => error.message,
    );
    count += 1;
    const isFine = /^20[01]$/.test(answer);
    if (!isFine) failures.push({ method, path, answer, startedAt });
    return isFine;
  }
  async function readOn(first: number): Promise<void> {
    for (let step = first; !isOver; step += 1) {
      const path = PATHS[step % PATHS.length] ?? '/';
      await attempt('GET', path, () => call('GET', path));
    }
  }
  async function writeOn(): Promise<void> {
    while (!isOver) {
      const one = await WRITES.enquiry?.begin({ call });
      if (one === undefined) return;
      if (await attempt('POST', '/api/enquiries', () => one.send({ call }))) acknowledged.push(one.key);
    }
  }
  const workers = [
    ...Array.from({ length: READERS }, (_, first) => readOn(first)),
    ...Array.from({ length: WRITERS }, writeOn),
  ];

  return {
    /** Resolves when `more` further requests were answered. */
    async answers(more: number): Promise<void> {
      const until = count + more;
      while (count < until) await wait(5);
    },
    failures: () => failures,
    async stop() {
      isOver = true;
      await Promise.all(workers);
      return { acknowledged, count };
    },
  };
}
