import { createHash, generateKeyPairSync } from 'node:crypto';
import { keyIdOf } from '@saltbush/contract/log-signature';
import { SIGNATURE_FILE } from '@saltbush/contract/provenance';
import type { Release } from '@saltbush/contract/release';
import type { LogEntry, PublishersReport, ReleaseSummary } from '@saltbush/contract/release-api';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import { DATABASES, gatewayOn } from '../../../fixtures/gatewayOn.ts';
import { SITE, signKey } from '../../../fixtures/provenance/signKey.ts';
import { KEYS, pemOf } from '../../../fixtures/provenance/team-keys.ts';
import { hostFolder, packEntries, type ReleaseFolder, remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { removePublisher } from './publishers.ts';

const REPOSITORY = 'https://github.com/saltbush/mf-quote';
const IDENTITY = { repository: REPOSITORY, workflow: '.github/workflows/release.yml', branch: 'main' };
const QUOTE = { label: 'mf-quote CI', publicKey: pemOf(KEYS.quote.publicKey) };
const ID = keyIdOf(KEYS.quote.publicKey);
const OPS = { 'x-test-role': 'ops' };

describe.each(DATABASES)('publishers on the %s database', (kind) => {
  const gateway = gatewayOn(kind, { config: { publicUrl: SITE } });
  beforeEach(() => gateway.reset());

  const add = (body: object, headers?: Record<string, string>) =>
    gateway.post('/api/releases/publishers', { name: 'mf-quote', reason: 'a test', ...body }, headers);
  const remove = (id = ID, headers?: Record<string, string>) =>
    gateway.post('/api/releases/publishers/removal', { name: 'mf-quote', id, reason: 'a test' }, headers);
  const end = (headers?: Record<string, string>) =>
    gateway.post('/api/releases/publishers/end', { name: 'mf-quote', reason: 'a test' }, headers);
  const report = async () => (await gateway.get('/api/releases/publishers')).body as unknown as PublishersReport;
  const signatureOf = (release: Release) => Buffer.from(JSON.stringify(signKey(release, KEYS.quote.privateKey)));
  const publish = async ({ release, files }: ReleaseFolder, signature: Buffer | null = signatureOf(release)) =>
    gateway.publishArchive(
      release.name,
      await packEntries({
        'release.json': JSON.stringify(release),
        ...files,
        ...(signature === null ? {} : { [SIGNATURE_FILE]: signature }),
      }),
    );
  const log = async () => (await gateway.get('/api/releases/log')).body.entries as LogEntry[];
  const codeOf = async (folder: ReleaseFolder, signature?: Buffer | null) =>
    (await publish(folder, signature)).body.code;

  it('are asked for from the first on, until an operator ends that, and not because the last was removed', async () => {
    const at = (minor: number) => remoteFolder({ version: `1.${minor}.0` });
    expect((await publish(at(0), null)).status).toBe(201);
    expect((await add({ key: QUOTE })).body).toMatchObject({ name: 'mf-quote', id: ID, seq: expect.any(Number) });
    expect(await codeOf(at(1), null)).toBe('signature-missing');
    expect((await publish(at(1))).body).toMatchObject({ signer: { kind: 'key', id: ID, label: 'mf-quote CI' } });
    expect((await remove()).status).toBe(200);
    expect((await report()).policies).toEqual([{ name: 'mf-quote', publishers: [] }]);
    expect(await codeOf(at(2), null)).toBe('signature-missing');
    expect(await codeOf(at(2))).toBe('publisher-unknown');
    expect((await end()).status).toBe(200);
    expect((await report()).policies).toEqual([]);
    expect((await publish(at(2), null)).body).toMatchObject({ status: 'published', signer: null });
    expect((await end()).status).toBe(404);
  });

  it('stand in the log, whose chain holds what was said and who signed', async () => {
    await add({ key: QUOTE });
    await publish(remoteFolder());
    await add({ identity: IDENTITY });
    await remove();
    const lines = await log();
    expect(verifyLog(lines, LOG_START, (text) => createHash('sha256').update(text).digest('hex')).status).toBe('whole');
    expect(
      lines.slice(1).map(({ kind: what, name, actor, details }) => ({ what, name, actor, details })),
    ).toMatchObject([
      { what: 'publisher', name: 'mf-quote', actor: 'operator', details: { act: 'add', publisher: { id: ID } } },
      { what: 'publish', details: { signer: { kind: 'key', id: ID, label: 'mf-quote CI' } } },
      { what: 'publisher', details: { act: 'add', publisher: { kind: 'identity', ...IDENTITY } } },
      { what: 'publisher', details: { act: 'remove', id: ID, what: `key ${ID} (mf-quote CI)` } },
    ]);
    const { releases } = (await gateway.get('/api/releases/mf-quote')).body as { releases: ReleaseSummary[] };
    expect(releases.map(({ signer }) => signer)).toMatchObject([{ id: ID }]);
  });

  it('are of one remote alone, and of the host too', async () => {
    await add({ key: QUOTE });
    expect((await publish(remoteFolder({ name: 'mf-ar' }), null)).status).toBe(201);
    await add({ name: 'shell', key: QUOTE });
    expect(await codeOf(hostFolder(), null)).toBe('signature-missing');
    expect((await publish(hostFolder())).status).toBe(201);
  });

  it('leave what was published before as it is, to activate and to roll back to', async () => {
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await publish(remoteFolder({ version }), null);
    await add({ key: QUOTE });
    expect((await gateway.activate('mf-quote', '1.0.0')).status).toBe(201);
    expect((await gateway.activate('mf-quote', '1.1.0')).status).toBe(201);
    expect((await gateway.rollback('mf-quote')).status).toBe(201);
    // Even the bytes that are stored are asked for a signature when they are sent again.
    expect(await codeOf(remoteFolder({ version: '1.1.0' }), null)).toBe('signature-missing');
    expect((await publish(remoteFolder({ version: '1.1.0' }))).body.status).toBe('already-published');
  });

  it('refuse a signature that published before, once its release was removed, and take a new one', async () => {
    await add({ key: QUOTE });
    const folder = remoteFolder();
    const signature = signatureOf(folder.release);
    expect((await publish(folder, signature)).status).toBe(201);
    expect((await publish(folder, signature)).body.status).toBe('already-published');
    await gateway.database.db.deleteFrom('release_files').execute();
    await gateway.database.db.deleteFrom('releases').execute();
    expect(await codeOf(folder, signature)).toBe('signature-replayed');
    const reordered = JSON.stringify({ note: 'x', ...(JSON.parse(signature.toString()) as object) });
    expect(await codeOf(folder, Buffer.from(reordered))).toBe('signature-replayed');
    expect((await publish(folder)).body.status).toBe('published');
  });

  it('are asked again at the moment of writing, so that a key that is removed meanwhile publishes nothing', async () => {
    await add({ key: QUOTE });
    const heavy = { 'page.js': `globalThis.page = ${JSON.stringify('x1y2'.repeat(150_000))};` };
    const sending = publish(remoteFolder({ files: heavy }));
    const removed = removePublisher(gateway.database, { name: 'mf-quote', id: ID, actor: 'a test', reason: 'Leaked' });
    const [{ status }, { seq }] = await Promise.all([sending, removed]);
    const line = (await log()).find(({ kind: what }) => what === 'publish');
    // Either it was written before the removal, or not at all.
    expect(line === undefined ? status : line.seq < (seq ?? 0)).toBe(line === undefined ? 403 : true);
  });

  it('are changed by operators alone, who confirm it when they are signed in', async () => {
    await add({ key: QUOTE });
    const token = { label: 'mf-quote CI', remote: 'mf-quote', actions: ['publish'], days: 1, reason: 'CI' };
    const made = (await gateway.post('/api/releases/tokens', token)).body as unknown as { token: string };
    const team = { authorization: `Bearer ${made.token}` };
    for (const send of [() => add({ key: QUOTE }, team), () => remove(ID, team), () => end(team)]) {
      expect(await send()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect((await gateway.get('/api/releases/publishers', team)).status).toBe(200);
    expect((await gateway.get('/api/releases/publishers', { 'x-test-role': 'staff' })).status).toBe(401);
    for (const send of [() => add({ identity: IDENTITY }, OPS), () => remove(ID, OPS), () => end(OPS)]) {
      expect(await send()).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
    }
    expect((await report()).policies).toMatchObject([{ publishers: [{ id: ID }] }]);
    expect((await remove('0123456789abcdef', OPS)).status).toBe(404);
  });

  it('are refused when they are no key, another kind of key, a private one, one for anybody, or too wide', async () => {
    const pem = (type: 'rsa' | 'ec') =>
      pemOf(
        type === 'rsa'
          ? generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
          : generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey,
      );
    const ofPoint = (hex: string) => Buffer.from(`302a300506032b6570032100${hex}`, 'hex').toString('base64');
    const key = (publicKey: string) => ({ key: { label: 'CI', publicKey } });
    const identity = (changes: object) => ({ identity: { ...IDENTITY, ...changes } });
    const refused: [string, object, string][] = [
      ['neither', {}, 'Give one publisher'],
      ['both', { key: QUOTE, identity: IDENTITY }, 'Give one publisher'],
      ['no key', key('a key'), 'no public key'],
      ['an RSA key', key(pem('rsa')), 'only Ed25519'],
      ['an EC key', key(pem('ec')), 'only Ed25519'],
      ['a private key', key(KEYS.quote.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()), 'private key'],
      ['the key of zeros', key(ofPoint('0'.repeat(64))), 'anybody'],
      ['the key of one, with its sign', key(ofPoint(`01${'0'.repeat(60)}80`)), 'anybody'],
      ['a key that is too long', key('A'.repeat(5_000)), 'room'],
      ['a label of nothing', { key: { ...QUOTE, label: ' ' } }, 'label'],
      ['a repository without its address', identity({ repository: 'saltbush/mf-quote' }), 'repository'],
      ['a repository of other letters', identity({ repository: 'https://github.com/saltbush/mf-quоte' }), 'repository'],
      ['a repository that ends with a slash', identity({ repository: `${REPOSITORY}/` }), 'slash'],
      ['every branch', identity({ branch: '*' }), 'pattern'],
      ['a branch with its folder', identity({ branch: 'refs/heads/main' }), 'one name'],
      ['no branch', identity({ branch: '' }), 'branch'],
      ['a workflow with its branch', identity({ workflow: 'release.yml@refs/heads/main' }), 'path alone'],
      ['a field that nobody knows', identity({ anything: true }), 'unspecified'],
      ['a name of nothing', { key: QUOTE, name: 'quote' }, 'name must be'],
      ['no reason', { key: QUOTE, reason: ' ' }, 'reason'],
    ];
    for (const [what, body, says] of refused) {
      const answer = await add(body);
      expect({ what, status: answer.status }).toEqual({ what, status: 400 });
      expect({ what, detail: String(answer.body.detail) }).toEqual({ what, detail: expect.stringContaining(says) });
    }
    expect((await report()).policies).toEqual([]);
  });

  it('are kept once each, and 20 of a remote at most', async () => {
    for (let count = 0; count < 20; count += 1) await add({ identity: { ...IDENTITY, branch: `b${count}` } });
    expect((await add({ identity: { ...IDENTITY, branch: 'b3' } })).body.seq).toBeNull();
    expect(await add({ key: QUOTE })).toMatchObject({ status: 409, body: { code: 'too-many-publishers' } });
    expect((await report()).policies[0]?.publishers).toHaveLength(20);
  });

  it('are not asked for a working copy, which one browser alone gets', async () => {
    await add({ key: QUOTE });
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    const copy = await gateway.post('/api/releases/mf-quote/working-copies', { hours: 1, path: '/quote' });
    const { release, files } = remoteFolder({ version: '0.0.0-dev.1' });
    const archive = await packEntries({ 'release.json': JSON.stringify(release), ...files });
    const sent = await gateway.publishArchive(`mf-quote/working-copies/${String(copy.body.id)}`, archive);
    expect(sent.status).toBe(200);
    expect(await codeOf(remoteFolder({ version: '0.0.0-dev.2' }), null)).toBe('signature-missing');
  });

  it('do not matter where there are none, whatever the signature is', async () => {
    expect((await publish(remoteFolder(), Buffer.from('nothing'))).body).toMatchObject({ signer: null });
  });
});
