import { duration } from './duration.ts';

describe('a time on the command line', () => {
  it.each([
    ['5s', 5_000],
    ['800ms', 800],
    ['30s', 30_000],
  ])('%s has %d milliseconds', (text, expected) => {
    expect(duration('timeout', text)).toBe(expected);
  });

  it.each(['5', '5m', '-5s', '5 s', '0.5s', ''])('cannot be %j', (text) => {
    expect(() => duration('timeout', text)).toThrow(`--timeout is "${text}". Write a time such as 5s or 800ms.`);
  });
});
