import { fitsPage, highestGroup, stylesOfPart } from './ofPart.ts';

const STYLES =
  '<style data-styled="true" data-styled-version="6.6.0">.a{color:red}/*!sc*/\ndata-styled.g7[id="one"]{content:"a,"}/*!sc*/\n.b{color:blue}/*!sc*/\ndata-styled.g31[id="two"]{content:"b,"}/*!sc*/\n</style>';

it('gives the components of a part groups of their own beside those of the page', () => {
  const styles = stylesOfPart(STYLES, highestGroup(STYLES));
  expect(highestGroup(STYLES)).toBe(31);
  expect(styles).toContain('data-styled.g38[id="one"]');
  expect(styles).toContain('data-styled.g62[id="two"]');
  expect(styles).toContain('data-styled-version="6.6.0"');
  expect(styles).toContain('.a{color:red}');
});

it('takes nothing but style elements from a release', () => {
  expect(stylesOfPart('<script>steal()</script>', 0)).toBe('');
  expect(stylesOfPart('<style>.a{}</style>', 3)).toBe('<style>.a{}</style>');
  const named = ' data-of="mf-a" data-in="quote.fit"';
  expect(stylesOfPart('<style>.a{}</style>', 3, named)).toBe(`<style${named}>.a{}</style>`);
});

it('refuses a part that is too large for a page', () => {
  expect(fitsPage({ html: 'x'.repeat(1_000), styles: '' })).toBe(true);
  expect(fitsPage({ html: 'x'.repeat(200_001), styles: '' })).toBe(false);
  expect(fitsPage({ html: '', styles: '<style>.a{}</style>'.repeat(5) })).toBe(false);
});
