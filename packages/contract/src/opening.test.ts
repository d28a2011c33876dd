import { runInNewContext } from 'node:vm';
import { OPENING_SCRIPT } from './opening.ts';

function isMarked(type: string | undefined, hash = ''): boolean {
  const dataset: Record<string, string> = {};
  runInNewContext(OPENING_SCRIPT, {
    performance: { getEntriesByType: () => (type === undefined ? [] : [{ type }]) },
    location: { hash },
    document: { documentElement: { dataset } },
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
  expect(isMarked(type, hash)).toBe(false);
});
