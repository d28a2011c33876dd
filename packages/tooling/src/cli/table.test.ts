import { table } from './table.ts';

describe('table', () => {
  it('aligns columns and leaves no trailing spaces', () => {
    const rows = [
      ['shell', '1.0.0', ''],
      ['mf-onboarding', '2.10.3', 'new form'],
    ];
    expect(table(['Name', 'Version', 'Reason'], rows).split('\n')).toEqual([
      'Name           Version  Reason',
      'shell          1.0.0',
      'mf-onboarding  2.10.3   new form',
    ]);
  });
});
