export interface StartTag {
  name: string;
  /** Values as they are written, references such as `&amp;` included. */
  attributes: ReadonlyMap<string, string>;
  classes: readonly string[];
  /** Where the attribute `class` is, from the space before it to the quote after it; null without one. */
  classAt: readonly [start: number, end: number] | null;
}

const NAME = /<([a-zA-Z][a-zA-Z0-9-]*)/y;
const ATTRIBUTE = /\s+([a-zA-Z_:][\w:.-]*)(?:="([^"]*)")?/y;
const TAG_END = /\s*\/?>/y;
const END_TAG = /<\/[a-zA-Z][a-zA-Z0-9-]*\s*>/y;
const COMMENT = '<!--';
/** What they contain is no markup. */
const RAW = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'script', 'style', 'template', 'xmp']);

/**
 * The start tags of HTML as React writes it: in text and values every `<` and `"` is a reference. Null for any other
 * HTML, of which this would not be sure what a browser makes.
 */
export function startTags(html: string): StartTag[] | null {
  const tags: StartTag[] = [];
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(html);
  };
  let at = html.indexOf('<');
  while (at !== -1) {
    if (html.startsWith(COMMENT, at)) {
      const end = html.indexOf('-->', at);
      // A comment that is over where it begins.
      if (end < at + COMMENT.length) return null;
      at = html.indexOf('<', end);
      continue;
    }
    const ended = match(END_TAG, at);
    if (ended) {
      at = html.indexOf('<', END_TAG.lastIndex);
      continue;
    }
    const name = match(NAME, at)?.[1]?.toLowerCase();
    if (name === undefined || RAW.has(name)) return null;
    const attributes = new Map<string, string>();
    let classAt: StartTag['classAt'] = null;
    let inside = NAME.lastIndex;
    for (let found = match(ATTRIBUTE, inside); found; found = match(ATTRIBUTE, inside)) {
      const [, key = '', value = ''] = found;
      const attribute = key.toLowerCase();
      // Browsers take the first.
      if (attributes.has(attribute)) return null;
      attributes.set(attribute, value);
      if (attribute === 'class') classAt = [inside, ATTRIBUTE.lastIndex];
      inside = ATTRIBUTE.lastIndex;
    }
    if (!match(TAG_END, inside)) return null;
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
    tags.push({ name, attributes, classes, classAt });
    at = html.indexOf('<', TAG_END.lastIndex);
  }
  return tags;
}
