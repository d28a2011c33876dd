/** What the visitor pasted: nothing, a key that may be sent, or why it is not sent. */
export type TestKey = { status: 'none' } | { status: 'ready'; key: string } | { status: 'refused'; reason: string };

/** As long as the gateway makes them. */
const TEST_KEY = /^sk_test_[\w-]{22}$/;

/** Reads what was pasted. A live key is refused before anything is sent, since it acts on freight that is carried. */
export function testKey(pasted: string): TestKey {
  const key = pasted.trim();
  if (key === '') return { status: 'none' };
  if (key.startsWith('sk_live_')) {
    const reason =
      'This is a live key: it acts on freight that is really carried. Paste a test key, which begins with sk_test_. The live key was sent nowhere.';
    return { status: 'refused', reason };
  }
  if (TEST_KEY.test(key)) return { status: 'ready', key };
  return { status: 'refused', reason: 'A test key begins with sk_test_, with 22 more characters. Copy it whole.' };
}
