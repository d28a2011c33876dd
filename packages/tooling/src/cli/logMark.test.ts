import { markOf, readMark } from './logMark.ts';

const HASH = 'ab'.repeat(32);

describe('the mark of a log', () => {
  it('is read as it was printed, and so is a bare hash of before', () => {
    expect(readMark(markOf(812, HASH))).toEqual({ seq: 812, hash: HASH });
    expect(readMark(` ${markOf(0, HASH)}\n`)).toEqual({ seq: 0, hash: HASH });
    expect(readMark(HASH)).toEqual({ seq: null, hash: HASH });
  });

  it.each([
    ['another digit', markOf(812, HASH).replace('abab', 'abac')],
    ['another line', markOf(812, HASH).replace('812', '813')],
    ['a missing end', markOf(812, HASH).slice(0, -1)],
    ['a missing number', markOf(812, HASH).slice(4)],
    ['a missing check', `812-${HASH}`],
    ['a short hash', HASH.slice(1)],
    ['other letters', 'xy'.repeat(32)],
    ['nothing', ''],
  ])('with %s was mistyped', (_what, text) => {
    expect(() => readMark(text)).toThrow('mistyped or cut short');
  });
});
