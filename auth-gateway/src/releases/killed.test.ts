import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Release, releaseUrl } from '@saltbush/contract/release';
import type { LogEntry, ReleaseSummary } from '@saltbush/contract/release-api';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { layDatabase } from '../../fixtures/layDatabase.ts';
import { type Program, programOf } from '../../fixtures/programs/programOf.ts';
import { packRelease, type ReleaseFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { OPERATOR_TOKEN } from '../../fixtures/startTestGateway.ts';

const GATEWAY_KILLS = 3;
const COMMAND_KILLS = 24;
const COMMANDS_AT_ONCE = 3;
/** A gateway is killed somewhere in the step after at most this many acknowledged ones. */
const MOST_STEPS = 4;
/** A command is killed within this many times the length of its usual talk with the gateway, so that some finish. */
const MOST_OF_A_TALK = 1.3;

const HEADERS = { authorization: `Bearer ${OPERATOR_TOKEN}` };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const running = new Set<ChildProcess>();

async function run(program: Program, args: string[], env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...(await programOf(program)), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** A release that takes a while to compress and store. */
function heavyFolder(version: string): ReleaseFolder {
  const text = (seed: string) =>
    Array.from({ length: 400 }, (_, line) => sha256(`${version} ${seed} ${line}`)).join('\n');
  const files = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`chunk${index}.js`, JSON.stringify(text(`${index}`))]),
  );
  return remoteFolder({ version, files });
}

async function writeFolder(folder: string, { release, files }: ReleaseFolder): Promise<void> {
  for (const [path, content] of Object.entries({ 'release.json': JSON.stringify(release), ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function read<T>(url: string, path: string): Promise<T> {
  const response = await fetch(url + path, { headers: HEADERS });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

/**
 * Returns `publish 1.4.0`, `activate 1.4.0` and so on for each line of the log, after checking that the log verifies
 * and every release is whole.
 */
async function inspect(url: string): Promise<string[]> {
  const lines: LogEntry[] = [];
  let position = LOG_START;
  for (;;) {
    const { entries } = await read<{ entries: LogEntry[] }>(url, `/api/releases/log?after=${position.seq}`);
    if (entries.length === 0) break;
    const verdict = verifyLog(entries, position, sha256);
    if (verdict.status === 'broken') throw new Error(verdict.reason);
    position = verdict.position;
    lines.push(...entries);
  }
  const done = lines.flatMap(({ kind, version }) => (version === null ? [] : [`${kind} ${version}`]));
  const published = done.filter((what) => what.startsWith('publish')).map((what) => what.replace('publish ', ''));
  if (published.length === 0) return done;
  const { releases } = await read<{ releases: ReleaseSummary[] }>(url, '/api/releases/mf-quote');
  expect(releases.map(({ version }) => version).sort()).toEqual(published.sort());
  for (const version of published) {
    const { files } = await read<Release>(url, `/api/releases/mf-quote/${version}`);
    for (const { path, sizeBytes } of files.filter((file) => !file.path.startsWith('server/'))) {
      const answer = await fetch(url + releaseUrl('mf-quote', version, path));
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(sizeBytes);
    }
  }
  return done;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-killed-'));
});
afterAll(async () => {
  await Promise.all([...running].map(kill));
  await rm(folder, { recursive: true, force: true });
});

/** Forwards everything to the gateway, so that the test notices when a command begins to talk. */
async function startRelay(url: string) {
  const { port } = new URL(url);
  const relay = createServer((from) => {
    const to = connect(Number(port), '127.0.0.1');
    // When either side is killed, the other side's connection ends too.
    pipeline(from, to, () => {});
    pipeline(to, from, () => {});
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return { relay, url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}` };
}

async function startGateway(env: Record<string, string>) {
  const child = await run('killableGateway', [], env);
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

describe.each(['embedded', 'server'] as const)('killed at any moment, on the %s database', (kind) => {
  let env: Record<string, string>;
  beforeAll(async () => {
    const dataDir = join(folder, kind);
    await layDatabase(dataDir);
    env = { DATA_DIR: dataDir, ...(kind === 'server' ? { DATABASE_URL: await keptPostgres.createDatabase() } : {}) };
  });

  it('a gateway has published and activated completely or not at all, including all that it acknowledged', async () => {
    const acknowledged: string[] = [];
    let stepMs = 300;
    async function acknowledge(what: string, request: Promise<Response>): Promise<void> {
      const startedAt = performance.now();
      if ((await request).status === 201) acknowledged.push(what);
      stepMs = performance.now() - startedAt;
    }
    async function work(url: string, round: number): Promise<never> {
      for (let step = 0; ; step += 1) {
        const version = `1.${round}.${step}`;
        const archive = new Uint8Array(await packRelease(heavyFolder(version)));
        const gzip = { ...HEADERS, 'content-type': 'application/gzip' };
        const publication = fetch(`${url}/api/releases/mf-quote`, { method: 'POST', headers: gzip, body: archive });
        await acknowledge(`publish ${version}`, publication);
        const activation = fetch(`${url}/api/releases/mf-quote/activations`, {
          method: 'POST',
          headers: { ...HEADERS, 'content-type': 'application/json' },
          body: JSON.stringify({ version, reason: 'Under fire' }),
        });
        await acknowledge(`activate ${version}`, activation);
      }
    }
    for (let round = 0; round < GATEWAY_KILLS; round += 1) {
      const { child, url } = await startGateway(env);
      expect(await inspect(url)).toEqual(expect.arrayContaining(acknowledged));
      const ended = work(url, round).catch(() => {});
      const steps = acknowledged.length + Math.floor(Math.random() * MOST_STEPS);
      while (acknowledged.length < steps) await wait(1);
      await wait(Math.random() * stepMs);
      await kill(child);
      await ended;
    }
    const last = await startGateway(env);
    const done = await inspect(last.url);
    expect(done).toEqual(expect.arrayContaining(acknowledged));
    await kill(last.child);
    process.stdout.write(
      `${GATEWAY_KILLS} gateways killed (${kind}): ${acknowledged.length} acknowledged, ${done.length} in the log, whole\n`,
    );
  });
});

it('a killed mfe leaves a publish or an activation completely done or not at all', async () => {
  const dataDir = join(folder, 'commands');
  await layDatabase(dataDir);
  const { child, url } = await startGateway({ DATA_DIR: dataDir });
  const acknowledged: string[] = [];
  let kills = 0;
  let count = 0;

  /** Publishes and activates release after release until enough commands were killed. */
  async function work(): Promise<void> {
    const { relay, url: relayUrl } = await startRelay(url);
    /** How long the last complete talk between a command and the gateway took. Kills are timed to fall into it. */
    const talkMs: Record<string, number> = {};

    async function attempt(command: 'publish' | 'activate', version: string, ...args: string[]): Promise<void> {
      const process = await run('mfe', [command, ...args], { MFE_URL: relayUrl, MFE_TOKEN: OPERATOR_TOKEN });
      const closed = once(process, 'close');
      await Promise.race([once(relay, 'connection'), closed]);
      const startedAt = performance.now();
      const usualMs = talkMs[command];
      if (usualMs !== undefined) {
        await Promise.race([closed, wait(usualMs * MOST_OF_A_TALK * Math.random(), undefined, { ref: false })]);
        await kill(process);
      }
      await closed;
      if (process.signalCode === 'SIGKILL') kills += 1;
      else talkMs[command] = performance.now() - startedAt;
      if (process.exitCode === 0) acknowledged.push(`${command} ${version}`);
    }

    while (kills < COMMAND_KILLS) {
      count += 1;
      const version = `1.${count}.0`;
      const release = join(folder, version);
      await writeFolder(release, heavyFolder(version));
      await attempt('publish', version, release);
      await attempt('activate', version, `mf-quote@${version}`, '--reason', 'Under fire');
    }
    relay.close();
  }
  await Promise.all(Array.from({ length: COMMANDS_AT_ONCE }, work));
  // What killed commands had asked for may still be under way there.
  await kill(child);
  const last = await startGateway({ DATA_DIR: dataDir });
  const done = await inspect(last.url);
  expect(done).toEqual(expect.arrayContaining(acknowledged));
  await kill(last.child);
  process.stdout.write(
    `${kills} commands killed among ${2 * count}: ${acknowledged.length} acknowledged, ${done.length} in the log, whole\n`,
  );
});
