import { runInNewContext } from 'node:vm';
import { VISIT_SCRIPT, visitHeader } from './visitHeader.ts';

const BOOT = '{"revision":3,"visit":"","rendered":null}';

/** What the boot state says once the page has been read, in a browser with these timings. */
function bootAfter(navigation: unknown[], boot: { textContent: string } | null = { textContent: BOOT }): string | null {
  let read = () => {};
  const document = {
    getElementById: (id: string) => (id === 'boot' ? boot : null),
    addEventListener: (_name: string, listener: () => void) => {
      read = listener;
    },
  };
  runInNewContext(VISIT_SCRIPT, { document, performance: { getEntriesByType: () => navigation } });
  expect(boot?.textContent ?? BOOT).toBe(BOOT);
  read();
  return boot?.textContent ?? null;
}

describe('the id of a page load', () => {
  it('is a header that scripts can read', () => {
    expect(visitHeader('t5x1.abc-_9.def')).toEqual({ 'server-timing': 'visit;desc="t5x1.abc-_9.def"' });
  });

  it('is in the boot state before the host reads it', () => {
    const timings = [
      {
        serverTiming: [
          { name: 'cdn', description: 'hit' },
          { name: 'visit', description: 'a.b-c.d' },
        ],
      },
    ];
    expect(bootAfter(timings)).toBe('{"revision":3,"visit":"a.b-c.d","rendered":null}');
  });

  it.each([
    ['no timings', []],
    ['an old browser', [{}]],
    ['a header that got lost', [{ serverTiming: [{ name: 'cdn', description: 'hit' }] }]],
  ])('leaves the boot state as it is with %s, and the page starts', (_case, timings) =>
    expect(bootAfter(timings)).toBe(BOOT),
  );

  it('does no harm on a page without boot state', () => {
    expect(bootAfter([{ serverTiming: [{ name: 'visit', description: 'a' }] }], null)).toBeNull();
  });
});
