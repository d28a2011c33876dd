const OPENING = /^<style(?: [a-z-]{1,40}="[\w.-]{0,80}")*>$/;
const CLOSING = '</style>';
const LONGEST_OPENING = 1_000;
/** The policy header names each one, so their number bounds the header. */
const MOST_ELEMENTS = 16;

/** The texts of a row of `<style>` elements; null for anything else. */
function read(markup: string): string[] | null {
  const texts: string[] = [];
  let at = 0;
  while (at < markup.length) {
    const opened = markup.indexOf('>', at) + 1;
    if (opened === 0 || opened - at > LONGEST_OPENING || !OPENING.test(markup.slice(at, opened))) return null;
    const closing = markup.indexOf('</', opened);
    if (closing === -1 || !markup.startsWith(CLOSING, closing) || texts.length === MOST_ELEMENTS) return null;
    texts.push(markup.slice(opened, closing));
    at = closing + CLOSING.length;
  }
  return texts;
}

/** True for at most 16 `<style>` elements in a row and nothing else, since the text is written into the page's head. */
export function isStyleMarkup(text: string): boolean {
  return read(text) !== null;
}

/**
 * The text of each element as a browser reads it, with line feeds for line ends. Empty when the markup is no such row.
 */
export function styleTexts(markup: string): string[] {
  return (read(markup) ?? []).map((text) => text.replace(/\r\n?/g, '\n'));
}
