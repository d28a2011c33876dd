import { TOKEN_LENGTH, tokenHash } from '@saltbush/capability/references';
import type { KeyMode } from '../api/keys.ts';

const PREFIXES: Record<KeyMode, string> = { live: 'sk_live_', test: 'sk_test_' };
const HINT_LENGTH = 4;

/** A key as programs send it, made of its secret part. */
export const keyText = (mode: KeyMode, secret: string): string => `${PREFIXES[mode]}${secret}`;

/** What of a key is shown after it was made. */
export const keyHint = (mode: KeyMode, secret: string): string => `${PREFIXES[mode]}…${secret.slice(-HINT_LENGTH)}`;

/** The mode of a key and the hash of its secret part; null for text that is no key. */
export function readKeyText(text: string): { mode: KeyMode; hash: string } | null {
  for (const mode of ['live', 'test'] as const) {
    const prefix = PREFIXES[mode];
    if (text.length !== prefix.length + TOKEN_LENGTH || !text.startsWith(prefix)) continue;
    const hash = tokenHash(text.slice(prefix.length));
    return hash === null ? null : { mode, hash };
  }
  return null;
}
