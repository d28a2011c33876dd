import { csvFault } from './csvFault.ts';

describe('csvFault', () => {
  it.each([
    ['plain rows', 'a,b\n1,2\n'],
    ['quoted cells with commas, line feeds and doubled quotes', '"a,b","c\nd","say ""hi"""\n1,2,3'],
    ['quotes within plain cells', 'a 6" truck,b'],
    ['spaces behind a quoted cell', '"a"  ,b\n"c" '],
    ['nothing', ''],
  ])('lets %s through', (_what, text) => {
    expect(csvFault(text)).toBeNull();
  });

  it('reads cells that another delimiter parts', () => {
    expect(csvFault('"a,b";"c"\n1,5;2', ';')).toBeNull();
    expect(csvFault('"a";"c"')).not.toBeNull();
  });

  it.each([
    [
      'a quote that never closes',
      'a,"b\nc"\nd,e\n"f,g\nh,i',
      'Quoted field unterminated: a quotation mark in row 3 is never closed',
    ],
    [
      'an endless quoted cell',
      `"${'x\n'.repeat(100_000)}"`,
      'Quoted field unterminated: a quotation mark in row 1 is never closed',
    ],
    ['text behind a quoted cell', 'a,b\n"a"b,c', 'Trailing quote on quoted field is malformed, in row 2'],
    ['an endless cell', 'x'.repeat(5_002), 'A cell of line 1 is longer than 5000 characters'],
    ['an endless line', `${'x'.repeat(4_000)},`.repeat(6), 'Line 1 is longer than 20000 characters'],
    ['too many cells', ','.repeat(300), 'Line 1 has more than 200 cells'],
    ['too many lines', '\n'.repeat(400_001), expect.stringContaining('200,000 rows')],
  ])('refuses %s', (_what, text, fault) => {
    expect(csvFault(text)).toEqual(fault);
  });

  it.each([
    ['doubled quotes', `"${'""'.repeat(10_000_000)}`],
    ['quotes apart', '" '.repeat(10_000_000)],
    ['quoted cells', '"",'.repeat(6_000_000)],
    ['line breaks', '\n'.repeat(20_000_000)],
  ])('reads 20 MB of %s in one pass at most', (_what, text) => {
    const from = performance.now();
    expect(csvFault(text)).not.toBeNull();
    // This takes about a tenth of a second; the parser alone took minutes.
    expect(performance.now() - from).toBeLessThan(3_000);
  });
});
