import { rateSheetOfFormSchema } from './rate-sheets.ts';

describe('a sheet of a form', () => {
  const isValid = (sheet: object) =>
    rateSheetOfFormSchema.isValidSync({ name: 'rates.csv', ...sheet }, { strict: true });

  it('names an upload, or holds the text itself if it is short enough', () => {
    expect(isValid({ upload: 'abc' })).toBe(true);
    expect(isValid({ text: 'x'.repeat(60_000) })).toBe(true);
    expect(isValid({ text: 'x'.repeat(60_001) })).toBe(false);
    expect(isValid({ text: 'x', upload: 'abc' })).toBe(false);
    expect(isValid({})).toBe(false);
    expect(isValid({ upload: 'abc', name: 'rates\u202ecsv' })).toBe(false);
  });
});
