const OPENING = /^<style(?: [a-z-]{1,40}="[\w.-]{0,80}")*>$/;
const CLOSING = '</style>';
const LONGEST_OPENING = 1_000;
/** The policy header names each one, so their number bounds the header. */
const MOST_ELEMENTS = 16;

interface StyleElement {
  text: string;
  /** styled-components takes the rules over in the browser. */
  isStyled: boolean;
}

/** A row of `<style>` elements; null for anything else. */
function read(markup: string): StyleElement[] | null {
  const elements: StyleElement[] = [];
  let at = 0;
  while (at < markup.length) {
    const opened = markup.indexOf('>', at) + 1;
    const opening = markup.slice(at, opened);
    if (opened === 0 || opened - at > LONGEST_OPENING || !OPENING.test(opening)) return null;
    const closing = markup.indexOf('</', opened);
    if (closing === -1 || !markup.startsWith(CLOSING, closing) || elements.length === MOST_ELEMENTS) return null;
    elements.push({ text: markup.slice(opened, closing), isStyled: opening.includes(' data-styled=') });
    at = closing + CLOSING.length;
  }
  return elements;
}

/** True for at most 16 `<style>` elements in a row and nothing else, since the text is written into the page's head. */
export function isStyleMarkup(text: string): boolean {
  return read(text) !== null;
}

/**
 * The elements, with their text as a browser reads it: line feeds for line ends. Empty when the markup is no such row.
 */
export function styleElements(markup: string): StyleElement[] {
  return (read(markup) ?? []).map(({ text, ...element }) => ({ ...element, text: text.replace(/\r\n?/g, '\n') }));
}

/** The text of each of those elements. */
export function styleTexts(markup: string): string[] {
  return styleElements(markup).map(({ text }) => text);
}
