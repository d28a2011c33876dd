const OPENING = /^<style(?: [a-z-]{1,40}="[\w.-]{0,80}")*>$/;
const CLOSING = '</style>';
const LONGEST_OPENING = 1_000;

/**
 * Whether a text is a row of `<style>` elements and nothing else. The page's nonce is written into each `<style` of it, so
 * a script among them would get the nonce too.
 */
export function isStyleMarkup(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const opened = text.indexOf('>', at) + 1;
    if (opened === 0 || opened - at > LONGEST_OPENING || !OPENING.test(text.slice(at, opened))) return false;
    const closing = text.indexOf('</', opened);
    if (closing === -1 || !text.startsWith(CLOSING, closing)) return false;
    at = closing + CLOSING.length;
  }
  return true;
}
