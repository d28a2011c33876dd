import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenAction } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway } from '../../fixtures/startTestGateway.ts';
import { keepToken } from './releaseTokens.ts';

describe.each(DATABASES)('permission on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(() => gateway.reset());

  const tokenFor = async (remote: string | null, actions: TokenAction[], expiresAt: Date | null = null) => {
    const token = `token-${Math.random()}`;
    await keepToken(gateway.database, { token, label: 'team', remote, actions, expiresAt });
    return { authorization: `Bearer ${token}` };
  };

  it.each([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer nobody-knows-this-one' }],
    ['another scheme', { authorization: 'Basic b3BzOm9wcw==' }],
  ])('needs more than %s', async (_what, headers) => {
    const wanted = { status: 401, body: { code: 'unauthenticated' } };
    expect(await gateway.get('/api/releases', headers)).toMatchObject(wanted);
    expect(await gateway.get('/api/releases/mf-quote', headers)).toMatchObject(wanted);
    expect(await gateway.get('/api/releases/history', headers)).toMatchObject(wanted);
    expect(await gateway.publish(remoteFolder(), headers)).toMatchObject(wanted);
    expect(await gateway.post('/api/releases/mf-quote/rollback', {}, headers)).toMatchObject(wanted);
  });

  it('lets a team do what its token says, to its own remote', async () => {
    const headers = await tokenFor('mf-quote', ['publish']);
    expect((await gateway.publish(remoteFolder(), headers)).status).toBe(201);
    expect((await gateway.publish(remoteFolder({ name: 'mf-ar' }), headers)).body.code).toBe('forbidden');
    const activation = { version: '1.0.0', reason: 'a test' };
    const answer = await gateway.post('/api/releases/mf-quote/activations', activation, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('lets nobody publish a development build of the host who may not activate the host', async () => {
    const build = hostFolder('1.0.0-development');
    const refused = await gateway.publish(build, await tokenFor('shell', ['publish']));
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await gateway.get('/api/releases/shell/1.0.0-development')).status).toBe(404);
    expect((await gateway.publish(build, await tokenFor('shell', ['publish', 'activate']))).status).toBe(201);
  });

  it('lets a team read the releases that its own must fit', async () => {
    const headers = await tokenFor('mf-quote', ['publish']);
    await gateway.publish(remoteFolder({ name: 'mf-ar' }));
    expect((await gateway.get('/api/releases', headers)).status).toBe(200);
    expect(await gateway.get('/api/releases/mf-ar/1.0.0', headers)).toMatchObject({ body: { name: 'mf-ar' } });
  });

  it('lets a token with the right to read do nothing else', async () => {
    const wish = { label: 'Prometheus', remote: null, actions: ['read'], days: 30, reason: 'a test' };
    const { status, body } = await gateway.post('/api/releases/tokens', wish);
    expect(status).toBe(201);
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await gateway.get('/api/releases', headers)).status).toBe(200);
    expect((await gateway.get('/metrics', headers)).status).toBe(200);
    expect(await gateway.publish(remoteFolder(), headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('ends with the token', async () => {
    const headers = await tokenFor(null, ['publish'], new Date(Date.now() - 1_000));
    expect((await gateway.get('/api/releases', headers)).status).toBe(401);
  });

  it('lets signed-in operators act, and no other visitor', async () => {
    expect((await gateway.get('/api/releases', { 'x-test-role': 'ops' })).status).toBe(200);
    expect((await gateway.get('/api/releases', { 'x-test-role': 'staff' })).status).toBe(401);
    expect((await gateway.get('/api/releases', { 'x-test-role': 'client' })).status).toBe(401);
  });
});

describe('the operator token', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-token-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const start = async (dataDir: string) =>
    startTestGateway({ databaseUrl: await keptPostgres.createDatabase(), operatorToken: null, dataDir });

  it('is written to a folder that did not exist, since a PostgreSQL server needs none', async () => {
    const dataDir = join(folder, 'not', 'there');
    const gateway = await start(dataDir);
    const token = (await readFile(join(dataDir, 'operator-token'), 'utf8')).trim();
    expect((await gateway.get('/api/releases', { authorization: `Bearer ${token}` })).status).toBe(200);
    await gateway.close();
  });

  it('stays ended when a gateway finds the file in its data folder again', async () => {
    const databaseUrl = await keptPostgres.createDatabase();
    const dataDir = join(folder, 'data');
    const first = await startTestGateway({ databaseUrl, operatorToken: null, dataDir });
    const leaked = { authorization: `Bearer ${(await readFile(join(dataDir, 'operator-token'), 'utf8')).trim()}` };
    expect((await first.get('/api/releases', leaked)).status).toBe(200);
    await first.close();
    const renewed = await startTestGateway({ databaseUrl, operatorToken: 'renewed-'.repeat(4), dataDir });
    expect((await renewed.get('/api/releases', leaked)).status).toBe(401);
    await renewed.close();
    const again = await startTestGateway({ databaseUrl, operatorToken: null, dataDir });
    expect((await again.get('/api/releases', leaked)).status).toBe(401);
    await again.close();
  });

  it('is reported with what to do when it cannot be written', async () => {
    await writeFile(join(folder, 'a-file'), '');
    await expect(start(join(folder, 'a-file'))).rejects.toMatchObject({
      code: 'data-folder-unusable',
      message: expect.stringContaining('OPERATOR_TOKEN'),
    });
  });
});
