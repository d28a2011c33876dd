import { styleTexts } from './styleMarkup.ts';

/** Between the rules that styled-components writes. */
const MARK = '/*!sc*/';
/** Begins the rule that only names the classes of a component. */
const NAMES = 'data-styled.g';

/**
 * Style elements without the marks by which styled-components takes rules over from the HTML: a tenth of a page's bytes.
 * A host that starts on such a page leaves these elements alone and writes the rules that it needs itself.
 */
export function plainStyles(styles: string): string {
  return styleTexts(styles)
    .map((text) => {
      const rules = text.split(MARK).map((rule) => (rule.startsWith('\n') ? rule.slice(1) : rule));
      return `<style>${rules.filter((rule) => !rule.startsWith(NAMES)).join('')}</style>`;
    })
    .join('');
}
