import { readScript } from './readScript.ts';

const wordsOf = (code: string): string[] => {
  const reading = readScript('a.js', code);
  return reading.status === 'read' ? [...reading.words] : [];
};

it('reads texts and names as the language understands them', () => {
  expect(wordsOf('x["a\\x5fb"] = y\\u{5f}z')).toEqual(expect.arrayContaining(['a_b', 'y_z']));
  expect(wordsOf('"a" + "b" + `c`')).toContain('abc');
  expect(wordsOf('f("a", "b")')).not.toContain('ab');
  expect(wordsOf('"a" + c + "b"')).not.toContain('ab');
});

it('tells keys from other texts', () => {
  const reading = readScript('a.js', 'x = { "./A": 1, b: "./B" }; y = ["./C"]; z = q ? "./D" + 1 : 2;');
  expect(reading).toMatchObject({ status: 'read', keys: new Set(['./A']) });
});

it.each([
  ['a.js', 'export const a = 1;'],
  ['a.mjs', 'await a;'],
  ['server/a.cjs', 'return;'],
  ['a.js', 'with (a) b;'],
])('accepts %s with %j', (path, code) => {
  expect(readScript(path, code).status).toBe('read');
});

it.each(['let a; let a', '<p>', 'a b', '(((', '`${', '/(/', '[', '['.repeat(100_000)])('refuses %.20j', (code) => {
  expect(readScript('a.js', code).status).toBe('not-a-script');
});
