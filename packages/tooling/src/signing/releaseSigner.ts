import { readFileSync } from 'node:fs';
import { releaseStatement } from '@saltbush/contract/provenance';
import { ToolingError } from '../errors.ts';
import type { SignRelease } from '../release/packRelease.ts';
import { readSigningKey } from './readSigningKey.ts';
import { signKeyless } from './signKeyless.ts';
import { signWithKey } from './signWithKey.ts';

/** The upload follows at once, and takes a minute at most. */
const GOOD_FOR_MS = 15 * 60 * 1000;

interface Wanted {
  keyFile: string | undefined;
  isKeyless: boolean;
  /** Address of the site that the release is published to. */
  site: string;
  env: Readonly<Record<string, string | undefined>>;
}

function keyIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ToolingError(`--key-file ${file} cannot be read (${(cause as Error).message}).`, {
      code: 'usage',
      cause,
    });
  }
}

/**
 * What signs a release for a site: a key of the team, or this CI; undefined where nothing was given to sign with.
 * @throws ToolingError `usage` for two ways at once, and a key that cannot be used.
 */
export function releaseSigner({ keyFile, isKeyless, site, env }: Wanted): SignRelease | undefined {
  if (isKeyless && keyFile !== undefined) {
    throw new ToolingError('Sign with --key-file or with --keyless, not with both.', { code: 'usage' });
  }
  const key =
    keyFile !== undefined
      ? readSigningKey(keyIn(keyFile), `--key-file ${keyFile}`)
      : !isKeyless && env.MFE_KEY
        ? readSigningKey(env.MFE_KEY, 'MFE_KEY')
        : null;
  if (key === null && !isKeyless) return undefined;
  return async (release) => {
    const issuedAt = new Date();
    const expiresAt = new Date(issuedAt.getTime() + GOOD_FOR_MS);
    const { origin } = new URL(site);
    const statement = Buffer.from(JSON.stringify(releaseStatement(release, { site: origin, issuedAt, expiresAt })));
    return key === null ? signKeyless(statement, env) : signWithKey(statement, key);
  };
}
