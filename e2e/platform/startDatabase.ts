import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root.ts';

export interface JourneyDatabase {
  url: string;
  /** Stops the server, or starts it again. */
  set: (state: 'away' | 'back') => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a real PostgreSQL server that the journey may take away. */
export async function startDatabase(): Promise<JourneyDatabase> {
  const loader = ['--import', './fixtures/registerTypeScript.mjs', '--conditions=saltbush-source'];
  const child = spawn(process.execPath, [...loader, 'fixtures/serveDatabase.ts'], {
    cwd: `${ROOT}/auth-gateway`,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value } = (await lines.next()) as IteratorResult<string, undefined>;
    if (value === undefined) throw new Error('The database of the journey ended: its reason is above.');
    return value;
  };
  return {
    url: await next(),
    async set(state) {
      child.stdin.write(`${state}\n`);
      await next();
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
