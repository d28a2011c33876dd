const OPENING = /^<style(?: [a-z-]{1,40}="[\w.-]{0,80}")*>$/;
const CLOSING = '</style>';
const LONGEST_OPENING = 1_000;
/** Each is named in a header of the page. */
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

/** Whether a text is a row of at most 16 `<style>` elements and nothing else: it is written into the page's head. */
export function isStyleMarkup(text: string): boolean {
  return read(text) !== null;
}

/** What a browser takes as the text of each element: its line ends are line feeds. Empty for what is no such row. */
export function styleTexts(markup: string): string[] {
  return (read(markup) ?? []).map((text) => text.replace(/\r\n?/g, '\n'));
}
