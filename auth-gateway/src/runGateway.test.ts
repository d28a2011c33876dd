import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layDatabase } from '../fixtures/layDatabase.ts';
import { programOf } from '../fixtures/programs/programOf.ts';
import { Browser, OWN } from './auth/testing/Browser.ts';

const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

const ENQUIRY = {
  topic: 'general',
  name: 'Jo Citizen',
  email: 'jo@client.example',
  phone: '',
  company: 'Citizen & Daughters',
  message: 'Two pallets from Newcastle to Geelong on Tuesday.',
};

const DRIVER = {
  name: 'Sam Driver',
  email: 'sam@driver.example',
  phone: '0412 345 678',
  licenceClass: 'HR',
  licenceState: 'NSW',
  abn: '51 824 753 556',
  vehicle: '12 t rigid, 14 pallets, tailgate',
  availability: '',
};

interface Run {
  child: ChildProcess;
  /** Resolves with the address once the gateway listens; rejects with its output when it ends before. */
  url: Promise<string>;
  ended: Promise<{ code: number | null; errors: string }>;
}

let program: string[];
let dataDir: string;
const runs: Run[] = [];
beforeAll(async () => {
  program = await programOf('gateway');
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saltbush-run-'));
});
afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the gateway as its own process. */
function run(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const line = output.split('\n').find((candidate) => candidate.includes('"msg":"listening"'));
      if (line !== undefined) resolve((JSON.parse(line) as { url: string }).url.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Error(errors)));
  });
  url.catch(() => {});
  const started = { child, url, ended };
  runs.push(started);
  return started;
}

async function expectFault(started: Run, ...texts: string[]): Promise<void> {
  const { code, errors } = await started.ended;
  expect(errors.trim().split('\n')).toHaveLength(1);
  for (const text of texts) expect(errors).toContain(text);
  expect(code).toBe(1);
}

describe('the gateway as a process', () => {
  it('starts, keeps its operator token readable by its owner only, and survives being killed', async () => {
    const first = run();
    const url = await first.url;
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok', revision: 0, database: 'ok' });
    const path = join(dataDir, 'operator-token');
    const token = (await readFile(path, 'utf8')).trim();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const ask = async (base: string) =>
      (await fetch(`${base}/api/releases`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask(url)).toBe(200);

    await expectFault(run(), 'in use by another gateway', `process ${first.child.pid}`, 'DATA_DIR');
    expect(await ask(url)).toBe(200);

    first.child.kill('SIGKILL');
    await first.ended;
    expect(await ask(await run().url)).toBe(200);
    expect((await readFile(path, 'utf8')).trim()).toBe(token);
  });

  it('has stored an enquiry and a driver application when it is killed right after the answer', async () => {
    await layDatabase(dataDir);
    const first = run();
    const url = await first.url;
    const json = { 'content-type': 'application/json' };
    async function send<T>(method: 'POST' | 'PUT', path: string, body: BodyInit, headers: object = json): Promise<T> {
      const answer = await fetch(url + path, { method, body, headers: { ...headers } });
      expect(answer.ok).toBe(true);
      return (await answer.json()) as T;
    }
    const draft = JSON.stringify({ submissionId: crypto.randomUUID(), purpose: 'application' });
    const { token } = await send<{ token: string }>('POST', '/api/driver-applications', draft);
    const application = `/api/driver-applications/${token}`;
    const file = { 'content-type': 'application/octet-stream', 'x-file-name': 'licence.pdf' };
    await send('PUT', `${application}/documents/licence`, new Uint8Array(PDF), file);
    const message = JSON.stringify({ ...ENQUIRY, submissionId: crypto.randomUUID(), trap: '' });
    const fields = JSON.stringify({ ...DRIVER, acceptsPrivacy: true });
    const [enquiry, driver] = await Promise.all([
      send<{ reference: string }>('POST', '/api/enquiries', message),
      send<{ reference: string }>('POST', `${application}/submission`, fields),
    ]);
    first.child.kill('SIGKILL');
    await first.ended;

    // Sign-in uses the site's public address, so the browser has to use that name.
    const staff = new Browser((await run().url).replace('127.0.0.1', 'localhost'));
    await staff.signIn('/ops', STAFF.email, STAFF.password);
    const read = (path: string) => staff.request(path, { headers: { ...OWN, accept: 'application/json' } });
    expect(await (await read(`/api/ops/enquiries/${enquiry.reference}`)).json()).toMatchObject(ENQUIRY);
    expect(await (await read(`/api/ops/drivers/${driver.reference}`)).json()).toMatchObject(DRIVER);
    const licence = await read(`/api/ops/drivers/${driver.reference}/documents/licence`);
    expect(Buffer.from(await licence.arrayBuffer()).equals(PDF)).toBe(true);
    const { rows } = (await (await read('/api/ops/mails')).json()) as { rows: { to: string }[] };
    const recipients = rows.map(({ to }) => to);
    expect(recipients).toEqual(expect.arrayContaining([ENQUIRY.email, DRIVER.email]));
  });

  it('ends on SIGTERM after it answered what was under way, and with no error', async () => {
    await layDatabase(dataDir);
    const gateway = run();
    const url = await gateway.url;
    const events = await fetch(`${url}/api/releases/events`);
    gateway.child.kill('SIGTERM');
    expect(await events.text()).toContain('event: revision');
    expect(await gateway.ended).toEqual({ code: 0, errors: '' });
  });

  it('reports that the port is taken, and does not touch the data folder', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expectFault(run({ PORT: String(port) }), `Port ${port}`, 'is taken', `PORT=${port + 1}`);
    await expect(stat(join(dataDir, 'database'))).rejects.toMatchObject({ code: 'ENOENT' });
    other.close();
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'the database does not answer',
      { DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/b' },
      ['127.0.0.1:1/b', 'DATABASE_URL'],
    ],
    ['a setting is wrong', { PORT: 'web' }, ['PORT is "web"']],
    ['the data folder cannot be written', { DATA_DIR: '/dev/null/data' }, ['/dev/null/data', 'DATA_DIR']],
    ['demo users are not for production', { NODE_ENV: 'production' }, ['OIDC_ISSUER']],
  ])('reports in one line that %s', async (_what, env, texts) => {
    await layDatabase(dataDir);
    await expectFault(run(env), ...texts);
  });
});
