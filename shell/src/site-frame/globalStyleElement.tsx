import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyles } from './GlobalStyles.tsx';

/** Between the rules that styled-components writes. */
const MARK = /\/\*!sc\*\/\n?/;
/** Begins the rule that only names the classes of a component. */
const NAMES = 'data-styled.g';

/**
 * The global rules as a `<style>` element that styled-components does not take over in the browser. It would write them
 * anew there, and a typeface that is declared anew makes the browser lay out the whole page again.
 */
export function globalStyleElement(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyles />));
    const markup = sheet.getStyleTags();
    const text = markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('</style>'));
    return `<style>${text
      .split(MARK)
      .filter((rule) => !rule.startsWith(NAMES))
      .join('')
      .trim()}</style>`;
  } finally {
    sheet.seal();
  }
}
