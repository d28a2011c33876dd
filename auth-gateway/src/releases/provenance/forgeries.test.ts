import { keyIdOf } from '@saltbush/contract/log-signature';
import { SIGNATURE_FILE } from '@saltbush/contract/provenance';
import type { LogEntry } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../../fixtures/gatewayOn.ts';
import { FORGED_WITH_KEYS, GOOD_WITH_KEYS } from '../../../fixtures/provenance/forged-keys.data.ts';
import { SITE } from '../../../fixtures/provenance/signKey.ts';
import { KEYS, pemOf } from '../../../fixtures/provenance/team-keys.ts';
import { packEntries, type ReleaseFolder, remoteFolder } from '../../../fixtures/releaseArchive.ts';

describe.each(DATABASES)('signatures with keys on the %s database', (kind) => {
  const gateway = gatewayOn(kind, { config: { publicUrl: SITE } });
  beforeAll(async () => {
    await gateway.reset();
    const publishers = [
      ['mf-quote', 'quote'],
      ['mf-quote', 'spare'],
      ['mf-quote', 'former'],
      ['mf-ar', 'ar'],
    ] as const;
    for (const [name, label] of publishers) {
      const key = { label, publicKey: pemOf(KEYS[label].publicKey) };
      const added = await gateway.post('/api/releases/publishers', { name, key, reason: 'the corpus' });
      expect(added).toMatchObject({ status: 201, body: { name, id: keyIdOf(KEYS[label].publicKey) } });
    }
    const former = { name: 'mf-quote', id: keyIdOf(KEYS.former.publicKey), reason: 'the corpus' };
    expect((await gateway.post('/api/releases/publishers/removal', former)).status).toBe(200);
  });

  const publish = async ({ release, files }: ReleaseFolder, signature: Buffer | null) =>
    gateway.publishArchive(
      release.name,
      await packEntries({
        'release.json': JSON.stringify(release),
        ...files,
        ...(signature === null ? {} : { [SIGNATURE_FILE]: signature }),
      }),
    );
  const log = async () => (await gateway.get('/api/releases/log')).body.entries as LogEntry[];

  it('refuses every forgery, says why, and stores nothing', async () => {
    const folder = remoteFolder();
    const before = (await log()).length;
    for (const { what, code, says, signature } of FORGED_WITH_KEYS) {
      const { status, body } = await publish(folder, await signature(folder.release));
      expect({ what, status, code: body.code }).toEqual({ what, status: 403, code });
      const detail = String(body.detail);
      expect(detail).toContain(says);
      expect(detail.length).toBeLessThan(900);
      expect(detail).not.toMatch(/\p{Cc}/u);
    }
    expect((await log()).length).toBe(before);
    expect((await gateway.get('/api/releases')).body.known).toEqual({});
    process.stdout.write(`${FORGED_WITH_KEYS.length} of ${FORGED_WITH_KEYS.length} forgeries refused\n`);
  });

  it('takes every release that is signed rightly, and keeps who signed it', async () => {
    for (const [index, { what, signature }] of GOOD_WITH_KEYS.entries()) {
      const folder = remoteFolder({ version: `1.${index}.0` });
      const { status, body } = await publish(folder, signature(folder.release));
      expect({ what, status, code: body.code }).toEqual({ what, status: 201, code: undefined });
      const last = (await log()).at(-1);
      expect(last?.details).toMatchObject({ signer: body.signer });
      expect(body.signer).toMatchObject({ kind: 'key' });
    }
  });
});
