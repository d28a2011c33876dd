import { isStyleMarkup, styleTexts } from './styleMarkup.ts';

describe('isStyleMarkup', () => {
  it.each([
    '',
    '<style></style>',
    '<style data-styled="true" data-styled-version="6.6.0">a>b{color:red}</style>',
    '<style>@media (width < 600px){a{}}</style><style data-styled="">b{}</style>',
  ])('takes %s', (text) => expect(isStyleMarkup(text)).toBe(true));

  it.each([
    'text',
    '<style>',
    '<style>a{}</style> ',
    '<style>a{}</style><script src=/evil.js></script>',
    '<script a=<style>alert(1)</script>',
    '<style onload="alert(1)">a{}</style>',
    '<style data-a="x" src=/evil>a{}</style>',
    '<style>a{}</STYLE><script></script>',
    '<style>a{}</style foo><script></script>',
    `<style ${'a'.repeat(2_000)}>a{}</style>`,
  ])('refuses %s', (text) => expect(isStyleMarkup(text)).toBe(false));

  it('refuses more elements than a header can name, and reads a long text in one pass', () => {
    expect(isStyleMarkup('<style>a{}</style>'.repeat(16))).toBe(true);
    expect(isStyleMarkup('<style>a{}</style>'.repeat(20_000))).toBe(false);
    expect(isStyleMarkup(`<style>${'<'.repeat(1_000_000)}`)).toBe(false);
  });
});

describe('styleTexts', () => {
  it('are the texts as a browser reads them', () => {
    expect(styleTexts('<style data-a="b">a{}\r\nb{}\r</style><style></style>')).toEqual(['a{}\nb{}\n', '']);
    expect(styleTexts('<style>a{}</style><script></script>')).toEqual([]);
  });
});
