import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { keyIdOf } from '@saltbush/contract/log-signature';
import { ToolingError } from '../errors.ts';
import { readSigningKey } from '../signing/readSigningKey.ts';
import type { CommandResult } from './CommandResult.ts';
import type { CommandOptions } from './parseCommand.ts';

const publicPem = (key: KeyObject): string => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

/** Never over a file that is there: what it holds may be the only key that may publish. */
function keep(file: string, pem: string): void {
  try {
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code === 'EEXIST' ? 'It is there already' : (cause as Error).message;
    throw new ToolingError(`The key cannot be written to ${file}. ${why}. Give another file with --out.`, {
      code: 'not-written',
      cause,
    });
  }
}

function make({ out }: CommandOptions): CommandResult {
  const { privateKey } = generateKeyPairSync('ed25519');
  const id = keyIdOf(privateKey);
  const publicKey = publicPem(privateKey);
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  if (out !== undefined) keep(out, privatePem);
  const where =
    out === undefined
      ? `${privatePem}\nThis is the private key, shown once: keep it as a secret of the CI, as MFE_KEY.`
      : `The private key is in ${out}, for its owner alone. Sign with mfe publish --key-file ${out}, or keep its text as MFE_KEY in the CI.`;
  const text = `${where}\n\nKey ${id}. Give its public half to an operator, who lets it publish with mfe publishers add:\n\n${publicKey}`;
  return {
    exitCode: 0,
    json: { id, publicKey, ...(out === undefined ? { privateKey: privatePem } : { file: out }) },
    text,
  };
}

function show({ 'key-file': file }: CommandOptions): CommandResult {
  if (file === undefined)
    throw new ToolingError('Which key? mfe keys show --key-file team-key.pem.', { code: 'usage' });
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ToolingError(`--key-file ${file} cannot be read (${(cause as Error).message}).`, {
      code: 'usage',
      cause,
    });
  }
  const key = readSigningKey(pem, `--key-file ${file}`);
  const publicKey = publicPem(key);
  return { exitCode: 0, json: { id: keyIdOf(key), publicKey }, text: `Key ${keyIdOf(key)}\n\n${publicKey}` };
}

/** Makes a key to sign releases with; shows the public half of one. */
export function keys(what: string, options: CommandOptions): CommandResult {
  if (what === 'make') return make(options);
  if (what === 'show') return show(options);
  throw new ToolingError(`mfe keys ${what} is unknown: use mfe keys make or mfe keys show.`, { code: 'usage' });
}
