import type { Stats } from 'webpack';
import { buildFailures } from './buildFailures.ts';

const statsOf = (...errors: object[]) => ({ toJson: () => ({ errors }) }) as unknown as Stats;

describe('buildFailures', () => {
  it('names file, line and reason of a mistake in the syntax, once for both builds', () => {
    const message = [
      'Module build failed (from ../../node_modules/swc-loader/src/index.js):',
      'Error:   x Unexpected token `=`. Expected an identifier',
      '    ,-[/repository/mf-quote/src/quote/QuotePage.tsx:21:1]',
      ' 20 | ',
      ' 21 | export const = ;',
      '    `----',
    ].join('\n');
    const stats = statsOf({ moduleName: './src/quote/QuotePage.tsx', message });
    expect(buildFailures(stats, stats)).toEqual([
      {
        kind: 'build',
        file: 'src/quote/QuotePage.tsx',
        line: 21,
        message: 'Unexpected token `=`. Expected an identifier',
      },
    ]);
  });

  it('takes the line of a module that is missing from webpack', () => {
    const message = "Module not found: Error: Can't resolve './missing.ts' in '/repository/mf-quote/src/quote'";
    expect(buildFailures(statsOf({ moduleName: './src/quote/QuotePage.tsx', loc: '2:0-29', message }))).toEqual([
      { kind: 'build', file: 'src/quote/QuotePage.tsx', line: 2, message },
    ]);
  });

  it('names no file when none is to blame', () => {
    expect(buildFailures(statsOf({ message: 'react is bundled.\nMove it.' }))).toEqual([
      { kind: 'build', file: null, line: null, message: 'react is bundled.' },
    ]);
  });
});
