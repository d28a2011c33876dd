import { runInNewContext } from 'node:vm';
import { OPENING_SCRIPT } from './opening.ts';

function isMarked(type: string | undefined, { hash = '', prerendering = false } = {}): boolean {
  const dataset: Record<string, string> = {};
  runInNewContext(OPENING_SCRIPT, {
    performance: { getEntriesByType: () => (type === undefined ? [] : [{ type }]) },
    location: { hash },
    document: { documentElement: { dataset }, prerendering },
  });
  return 'opening' in dataset;
}

it('marks a page that opens at its top', () => {
  expect(isMarked('navigate')).toBe(true);
});

it.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#faq'],
  [undefined, ''],
])('leaves a page alone that may open elsewhere: %s %s', (type, hash) => {
  expect(isMarked(type, { hash })).toBe(false);
});

it('leaves a page alone that is made ready ahead, which is laid out before it comes on show', () => {
  expect(isMarked('navigate', { prerendering: true })).toBe(false);
});
