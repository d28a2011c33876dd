import type { Visitor } from '@saltbush/contract';
import type { TestKey } from '../key/testKey.ts';

/** As whom a trial is sent: with a key, as the member who is signed in, or not at all. */
export type Sender =
  | { kind: 'key'; key: string; words: string }
  | { kind: 'member'; words: string }
  | { kind: 'nobody'; words: string };

const SHOWN = 4;

/** A pasted key counts before the session; while one is refused, nothing is sent. */
export function senderOf(testKey: TestKey, visitor: Visitor): Sender {
  if (testKey.status === 'refused') return { kind: 'nobody', words: testKey.reason };
  if (testKey.status === 'ready') {
    const { key } = testKey;
    return { kind: 'key', key, words: `Sent with your key sk_test_…${key.slice(-SHOWN)}.` };
  }
  if (visitor.status === 'signed-in') {
    return { kind: 'member', words: `Sent as ${visitor.user.email}, in the test mode.` };
  }
  return { kind: 'nobody', words: 'Paste a test key at the top of the page, or sign in.' };
}
