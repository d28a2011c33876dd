import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SBOM_FILE } from '@saltbush/contract/sbom';
import { DATABASES, gatewayOn } from '../../../fixtures/gatewayOn.ts';
import { hostFolder, remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { BEARER, startTestGateway } from '../../../fixtures/startTestGateway.ts';

const BAD = { id: 'CVE-2026-1', package: 'lodash-es', vulnerable: '<4.18.0', fixed: '4.18.0', summary: 'Runs text' };
const LIST = (severity: string, changes: object = {}) =>
  JSON.stringify({ asOf: '2026-11-27', advisories: [{ ...BAD, severity, ...changes }] });
const sbom = (components: object[]) => JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', components });
const holding = (version: string, lodash: string) =>
  remoteFolder({
    version,
    files: {
      [SBOM_FILE]: sbom([
        { name: 'lodash-es', version: lodash },
        { name: 'yup', version: '1.7.1' },
      ]),
    },
  });

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-advisories-'));
  file = join(folder, 'advisories.json');
  await writeFile(file, LIST('high'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(DATABASES)('advisories on the %s database', (kind) => {
  // The folder is made before the gateway starts, and its name is known only then.
  const config = {
    get advisoriesFile() {
      return file;
    },
  };
  const gateway = gatewayOn(kind, { config });
  beforeEach(async () => {
    await gateway.reset();
    await writeFile(file, LIST('high'));
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
  });

  const report = async () => (await gateway.get('/api/releases/advisories')).body;

  it('refuse a release that holds a version with a high one, and take it with a newer one', async () => {
    const { status, body } = await gateway.publish(holding('1.0.0', '4.17.21'));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'known-bad' });
    expect(body.detail).toContain('lodash-es 4.17.21: Runs text (high, CVE-2026-1); use 4.18.0 or newer');
    expect((await gateway.publish(holding('1.0.1', '4.18.1'))).status).toBe(201);
    expect((await gateway.publish(holding('1.0.2', '4.18.0-rc.1'))).status).toBe(409);
  });

  it('warn of a lesser one, and count as the file says by then, without a restart', async () => {
    await writeFile(file, LIST('moderate'));
    const { status, body } = await gateway.publish(holding('1.0.0', '4.17.21'));
    expect({ status, bad: body.bad }).toMatchObject({ status: 201, bad: [{ package: 'lodash-es', id: 'CVE-2026-1' }] });
    await writeFile(file, '{ "asOf": ');
    expect((await gateway.publish(holding('1.0.1', '4.17.21'))).status).toBe(201);
    await writeFile(file, LIST('critical', { fixed: null }));
    const refused = await gateway.publish(holding('1.0.2', '4.17.21'));
    expect(refused.body.detail).toContain('no version mends it');
  });

  it('name live releases that hold one, and keep none from being activated or rolled back to', async () => {
    await writeFile(file, JSON.stringify({ asOf: '2026-11-26', advisories: [] }));
    await gateway.publish(holding('1.0.0', '4.17.21'));
    await gateway.publish(holding('1.1.0', '4.18.1'));
    await writeFile(file, LIST('high'));
    expect((await gateway.activate('mf-quote', '1.0.0')).status).toBe(201);
    expect(await report()).toMatchObject({
      asOf: '2026-11-27',
      releases: [{ name: 'mf-quote', version: '1.0.0', bad: [{ id: 'CVE-2026-1', severity: 'high' }] }],
      unknown: [{ name: 'shell', version: '1.0.0' }],
    });
    await gateway.activate('mf-quote', '1.1.0');
    expect((await report()).releases).toEqual([]);
    expect((await gateway.rollback('mf-quote')).status).toBe(201);
    expect((await report()).releases).toHaveLength(1);
  });

  it('give the list of what is in a release to whoever may read, and to no browser', async () => {
    await gateway.publish(holding('1.0.0', '4.18.1'));
    const { body } = await gateway.get('/api/releases/mf-quote/1.0.0/sbom');
    expect(body.components).toEqual([
      { name: 'lodash-es', version: '4.18.1' },
      { name: 'yup', version: '1.7.1' },
    ]);
    expect((await gateway.get('/api/releases/mf-quote/1.0.0/sbom', {})).status).toBe(401);
    expect((await gateway.get('/api/releases/advisories', {})).status).toBe(401);
    expect((await gateway.get('/api/releases/shell/1.0.0/sbom')).status).toBe(404);
    expect((await gateway.get('/api/releases/mf-quote/9.9.9/sbom')).status).toBe(404);
    expect((await gateway.get('/api/releases/sbom')).status).toBe(404);
    expect((await gateway.get(`/mf/mf-quote/1.0.0/${SBOM_FILE}`, BEARER)).status).toBe(404);
  });

  it.each([
    ['is no JSON', 'lodash'],
    ['is none', '{}'],
    ['has components that are none', sbom([{ name: 'x' }])],
    ['is of another kind', JSON.stringify({ bomFormat: 'SPDX', specVersion: '1.5', components: [] })],
    ['has 1,001 components', sbom(Array.from({ length: 1_001 }, (_, at) => ({ name: `p${at}`, version: '1.0.0' })))],
    ['is larger than a megabyte', sbom([{ name: 'x', version: '1.0.0', rest: 'x'.repeat(1_100_000) }])],
  ])('refuse a list of packages that %s', async (_, text) => {
    const { status, body } = await gateway.publish(remoteFolder({ files: { [SBOM_FILE]: text } }));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'sbom-invalid' });
  });
});

it.each([
  ['is not there', null],
  ['is no JSON', 'x'],
  ['has a range that is none', LIST('high', { vulnerable: 'all of them' })],
  ['has a severity that nobody knows', LIST('terrible')],
])('stops the start when the file of advisories %s', async (_, text) => {
  const wrong = join(folder, 'wrong.json');
  if (text === null) await rm(wrong, { force: true });
  else await writeFile(wrong, text);
  await expect(startTestGateway({ advisoriesFile: wrong })).rejects.toThrow('ADVISORIES_FILE');
});
