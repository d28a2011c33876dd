import { HELP } from './help.ts';
import { helpOf } from './helpOf.ts';

describe('helpOf', () => {
  it('gives all lines of the command that was meant, and no other', () => {
    const [first, second, third, ...rest] = helpOf(['rollback', '--resaon', 'x']).split('\n');
    expect(first).toMatch(/^ {2}mfe rollback <name>/);
    expect(second).toMatch(/^ {4}\[--from V\]/);
    expect(third).toMatch(/^ {4}\[--even-though-withdrawn\]/);
    expect(rest).toEqual([expect.stringMatching(/^ {2}mfe rollback --set N/), '', expect.any(String), '']);
  });

  it('says where all commands are listed when none is meant', () => {
    expect(helpOf(['rolback'])).toBe('mfe --help says what every command does.\n');
  });

  it('is everything for somebody who names no command', () => {
    expect(helpOf([])).toBe(HELP);
  });
});
