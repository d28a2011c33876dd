import { isOneLine, isSeveralLines } from './odd-characters.ts';

describe('a text of one line', () => {
  it.each([
    ['letters of any script', "Zoë O'Brien, 中村 & Søn, עברית, हिन्दी"],
    ['marks that are put on letters', 'e\u0301'],
    ['emoji, put together of several', '👩‍🚚 🇦🇺'],
    ['the joiner that Persian is written with', 'می\u200cخواهم'],
    ['spaces of any width', 'a\u00a0b\u2009c'],
    ['nothing', ''],
  ])('%s', (_what, text) => {
    expect([isOneLine(text), isSeveralLines(text)]).toEqual([true, true]);
  });

  it.each([
    ['NUL', '\0'],
    ['an escape sequence', '\u001b[31m'],
    ['C1 controls', '\u0085'],
    ['text that is turned around', 'invoice\u202efdp.exe'],
    ['an isolate', '\u2066x\u2069'],
    ['a direction mark', '\u200f'],
    ['a space without width', 'pay\u200bpal'],
    ['a byte order mark', '\ufeffAna'],
    ['half of a character', '\ud83d'],
    ['a line separator', '\u2028'],
    ['an invisible tag', '\u{e0041}'],
  ])('but not %s', (_what, text) => {
    expect([isOneLine(text), isSeveralLines(text)]).toEqual([false, false]);
  });

  it('and allows line breaks and tabs only in several lines', () => {
    expect(['a\nb', 'a\r\nb', 'a\tb'].map(isOneLine)).toEqual([false, false, false]);
    expect(['a\nb', 'a\r\nb', 'a\tb'].map(isSeveralLines)).toEqual([true, true, true]);
  });
});
