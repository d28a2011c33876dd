const SCRIPT = /<script\b([^>]*)>.*?<\/script>\s*/gs;
const SCRIPT_HINT = /<link rel="(?:preload" as="script"|modulepreload")[^>]*>\s*/g;

/** What a script of the page makes a hint for the browser; a static page has to give it to everyone. */
const FONT = '<link rel="font" ';

/**
 * A page that the gateway rendered, as a static site would send it: without scripts, boot state and hints for scripts.
 * Structured data stays, since a static page has it too.
 */
export function withoutScripts(html: string): string {
  const isData = (attributes: string) => attributes.includes('type="application/ld+json"');
  return html
    .replace(SCRIPT, (element, attributes: string) => (isData(attributes) ? element : ''))
    .replace(SCRIPT_HINT, '')
    .replaceAll(FONT, '<link rel="preload" ');
}
