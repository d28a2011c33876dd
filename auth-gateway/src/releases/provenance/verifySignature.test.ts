import { keyIdOf } from '@saltbush/contract/log-signature';
import type { Publisher } from '@saltbush/contract/release-api';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toTrustMaterial } from '@sigstore/verify';
import { CI, createSigstore } from '../../../fixtures/provenance/createSigstore.ts';
import { signKey } from '../../../fixtures/provenance/signKey.ts';
import { KEYS } from '../../../fixtures/provenance/team-keys.ts';
import { remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { readPublicKey } from './readPublicKey.ts';
import { verifySignature } from './verifySignature.ts';

const MADE = { by: 'operator', at: '2026-11-27T00:00:00.000Z', reason: 'a test', what: 'somebody' };
const { release } = remoteFolder();
const publicKey = KEYS.quote.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const QUOTE: Publisher = { kind: 'key', id: keyIdOf(KEYS.quote.publicKey), label: 'CI', publicKey, ...MADE };
const ACTIONS: Publisher = { kind: 'identity', id: 'ci', ...CI, ...MADE };

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Text with one character replaced, removed or doubled. */
function mutated(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const way = Math.floor(random() * 3);
  const middle =
    way === 0 ? String.fromCharCode(33 + Math.floor(random() * 94)) : way === 1 ? '' : text.slice(at, at + 2);
  return text.slice(0, at) + middle + text.slice(at + (way === 2 ? 0 : 1));
}

it.each([
  ['a key', 2_000, async () => ({ bundle: signKey(release, KEYS.quote.privateKey), publishers: [QUOTE], roots: null })],
  [
    'a CI',
    200,
    async () => {
      const sigstore = await createSigstore();
      const roots = toTrustMaterial(TrustedRoot.fromJSON(sigstore.roots), () => {
        throw new Error('There is no key here.');
      });
      return { bundle: await sigstore.sign(release), publishers: [ACTIONS], roots };
    },
  ],
])('takes a bundle of %s that was changed anywhere only for what was signed', async (_, rounds, make) => {
  const { bundle, publishers, roots } = await make();
  const text = JSON.stringify(bundle);
  const good = verifySignature(Buffer.from(text), { publishers, roots });
  const random = numbers(55);
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    try {
      const answer = verifySignature(Buffer.from(mutated(text, random)), { publishers, roots });
      // Fields that nobody reads may say anything.
      expect(answer).toEqual(good);
    } catch (error) {
      const { code } = error as { code?: string };
      expect(['signature-invalid', 'publisher-unknown', 'signature-expired']).toContain(code);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(rounds / 2);
});

it('refuses a key with which anybody could sign', () => {
  const zeros = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.alloc(32)]).toString('base64');
  expect(() => readPublicKey(zeros)).toThrow('anybody');
});
