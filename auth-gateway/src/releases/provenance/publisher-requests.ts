import { requiredLines } from '@saltbush/business-api/texts';
import type { NewPublisher } from '@saltbush/contract/release-api';
import * as yup from 'yup';
import { RELEASE_NAME, reasonBody, TOKEN_LABEL } from '../release-requests.ts';
import { GITHUB_ISSUER } from './github-issuer.ts';
import { readPublicKey } from './readPublicKey.ts';

const name = yup.string().required().matches(RELEASE_NAME, 'name must be shell, or begin with mf-');

/** Visible characters of ASCII. So no two publishers look alike, as with letters of other scripts. */
const PLAIN = /^[!-~]+$/;
const ADDRESS = /^https?:\/\/[a-z0-9.-]+(:\d+)?(\/[!-~]*)?$/;

const key = yup
  .object({
    label: yup.string().required().max(60).matches(TOKEN_LABEL, 'key.label must be a name of letters and digits'),
    publicKey: requiredLines('The public key', 1_000, 'Give the public key that mfe keys make prints.'),
  })
  .noUnknown()
  .default(undefined);

const identity = yup
  .object({
    issuer: yup.string().max(200).matches(ADDRESS, 'identity.issuer must be an address such as https://gitlab.com'),
    repository: yup
      .string()
      .required()
      .max(200)
      .matches(ADDRESS, 'identity.repository must be its address, such as https://github.com/saltbush/mf-quote')
      .matches(/[^/]$/, 'identity.repository must not end with a slash'),
    workflow: yup
      .string()
      .required()
      .max(200)
      .matches(PLAIN, 'identity.workflow must be the path of its file, such as .github/workflows/release.yml')
      .matches(/^[^@]*$/, 'identity.workflow must be a path alone, without the branch'),
    branch: yup
      .string()
      .required()
      .max(200)
      .matches(PLAIN, 'identity.branch must be the name of a branch, such as main')
      .matches(/^(?!refs\/)[^*?[\]\\~^:@]*$/, 'identity.branch must be one name, such as main, without a pattern'),
  })
  .noUnknown()
  .default(undefined);

export const publisherBody = yup
  .object({ name, key, identity })
  .concat(reasonBody)
  .noUnknown()
  .test('one', 'Give one publisher: key, or identity', ({ key: byKey, identity: byCi }) => !byKey !== !byCi);

export const publisherRemovalBody = yup
  .object({
    name,
    id: yup
      .string()
      .required()
      .matches(/^[0-9a-f]{16}$/, 'id must be that of a publisher: mfe publishers lists them'),
  })
  .concat(reasonBody)
  .noUnknown();

export const policyEndBody = yup.object({ name }).concat(reasonBody).noUnknown();

type Wish = yup.InferType<typeof publisherBody>;

/** The publisher that a request names. @throws Refusal for a key that cannot be used. */
export function publisherOf({ key: byKey, identity: byCi }: Pick<Wish, 'key' | 'identity'>): NewPublisher {
  if (byCi) {
    const { issuer = GITHUB_ISSUER, repository, workflow, branch } = byCi;
    return { kind: 'identity', issuer, repository, workflow, branch };
  }
  const spki = readPublicKey(byKey?.publicKey ?? '').export({ type: 'spki', format: 'der' });
  return { kind: 'key', label: byKey?.label ?? '', publicKey: spki.toString('base64') };
}
