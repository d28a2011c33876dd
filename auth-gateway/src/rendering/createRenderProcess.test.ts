import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createRenderProcess } from './createRenderProcess.ts';
import { processState } from './processState.ts';
import { residentMb } from './residentMb.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A process that runs a release's code alone, without our worker. */
async function start(body: string) {
  const file = join(folder, `${body.length}-${performance.now()}.mjs`);
  const code = `import { readSync, writeSync } from 'node:fs'; const ask = () => readSync(3, Buffer.alloc(65536)); ${body}`;
  await writeFile(file, code);
  return createRenderProcess({ workerUrl: pathToFileURL(file), heapMb: 64, memoryMb: 200 });
}

const REQUEST = { kind: 'page', key: 'mf-quote@1.0.0', code: '', compiled: '' } as const;
const limitOf = (leftMs: number) => ({ allowance: { leftMs }, tooLate: 'too late' });
const LIMIT = limitOf(20_000);
const BREACH = { status: 'stopped', reason: 'The page answered in a way that no page can.' };

describe('createRenderProcess', () => {
  it.each([
    ['a flood', 'ask(); for (;;) writeSync(3, Buffer.alloc(65536, 2));'],
    ['two answers', 'ask(); writeSync(3, Buffer.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0])); setInterval(() => {}, 999);'],
  ])('ends a process that sends %s', async (_what, body) => {
    const held = residentMb(process.pid) ?? 0;
    const hostile = await start(body);
    expect(await hostile.ask(REQUEST, LIMIT)).toEqual(BREACH);
    expect(hostile.isAlive()).toBe(false);
    expect((residentMb(process.pid) ?? 0) - held).toBeLessThan(60);
  });

  it('ends a process that answers when nothing was asked', async () => {
    const hostile = await start('writeSync(3, Buffer.from([1, 0, 0, 0, 0])); ask();');
    while (hostile.isAlive()) await wait(20);
    expect(await hostile.ask(REQUEST, LIMIT)).toEqual(BREACH);
  });

  // On other systems only the system's own limit applies.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('ends a process that takes memory outside the heap', async () => {
    const hostile = await start('ask(); const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 5);');
    const reason = 'The page took more than 200 MB of memory.';
    expect(await hostile.ask(REQUEST, LIMIT)).toEqual({ status: 'stopped', reason });
  });

  it('ends a process that is too slow', async () => {
    const hostile = await start('ask(); for (;;);');
    expect(await hostile.ask(REQUEST, limitOf(300))).toMatchObject({ reason: 'too late' });
  });

  it('ends a process that waits for ever', async () => {
    const hostile = await start('ask(); setInterval(() => {}, 9);');
    expect(await hostile.ask(REQUEST, limitOf(300))).toMatchObject({ reason: 'too late' });
  });

  onLinux('gives a process its time, however long the machine runs something else', async () => {
    const busy = await start('ask(); for (;;);');
    const hogs = Array.from({ length: 2 * availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
    let hasEnded = false;
    const asked = busy.ask(REQUEST, limitOf(1_000)).finally(() => {
      hasEnded = true;
    });
    const { pid = 0 } = busy;
    const before = processState(pid)?.processorMs ?? 0;
    let usedMs = 0;
    while (!hasEnded) {
      usedMs = (processState(pid)?.processorMs ?? before + usedMs) - before;
      await wait(5);
    }
    for (const hog of hogs) hog.kill('SIGKILL');
    expect(await asked).toMatchObject({ reason: 'too late' });
    // A third of it is what it would get of a limit of the clock; the last reading may be old on so busy a machine.
    expect(usedMs).toBeGreaterThan(600);
  });

  it.each([
    ['files', `import('node:fs').then(({ readFileSync }) => readFileSync('/etc/passwd'))`],
    ['a file of its own', `import('node:fs').then(({ writeFileSync }) => writeFileSync('/tmp/saltbush-hostile', 'x'))`],
    ['processes', `import('node:child_process').then(({ execSync }) => execSync('true'))`],
    ['threads', `import('node:worker_threads').then(({ Worker }) => new Worker('0', { eval: true }))`],
  ])('has no right to %s', async (_what, act) => {
    const answer = `const text = Buffer.from(String(error.code)); writeSync(3, Buffer.concat([Buffer.from([3, text.length, 0, 0, 0]), text]))`;
    const hostile = await start(`ask(); ${act}.then(() => process.exit(1), (error) => { ${answer}; });`);
    expect(await hostile.ask(REQUEST, LIMIT)).toEqual({ status: 'failed', reason: 'ERR_ACCESS_DENIED' });
    hostile.stop();
  });
});
