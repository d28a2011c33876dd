import { mayStartByItself } from './mayStartByItself.ts';

const WIDE = '(min-width: 64em)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function visitor(matching: string[], connection?: object): void {
  window.matchMedia = (query) => ({ matches: matching.includes(query) }) as MediaQueryList;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

it.each([
  ['a wide screen, and a browser that says nothing of its connection', [WIDE], undefined, true],
  ['a wide screen and a fast connection', [WIDE], { effectiveType: '4g', saveData: false }, true],
  ['a phone', [], { effectiveType: '4g' }, false],
  ['one that knows no speed', [WIDE], {}, true],
  ['a slow connection', [WIDE], { effectiveType: '3g' }, false],
  ['the slowest connection', [WIDE], { effectiveType: 'slow-2g' }, false],
  ['a visitor who saves data', [WIDE], { effectiveType: '4g', saveData: true }, false],
  ['a mobile connection, which may be paid for by the megabyte', [WIDE], { type: 'cellular' }, false],
  ['a visitor who asked for less motion', [WIDE, LESS_MOTION], undefined, false],
])('with %s', (_what, matching, connection, expected) => {
  visitor(matching, connection);
  expect(mayStartByItself()).toBe(expected);
});
