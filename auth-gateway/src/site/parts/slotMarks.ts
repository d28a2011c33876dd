import { FALLBACK } from '@saltbush/contract/boot';

/** A slot where a page has rendered it, without anything in it yet. */
export interface SlotMark {
  slot: string;
  /** What the page gives its parts, as it wrote it: JSON of anything. */
  given: unknown;
  /** Where its content goes, as an index of the HTML. */
  at: number;
  /** What the page says in place of parts, hidden still: where its attribute and its content begin, and where it ends. */
  fallback: { hiddenAt: number; from: number; to: number } | null;
}

const BEGINS = '<div data-slot="';
/** As `Slot` of the contract is rendered, behind its beginning. Whatever a visitor wrote has its quotes and signs escaped. */
const MARK = /([a-z][a-z0-9-]{0,59}\.[a-z][a-z0-9-]{0,59})" data-given="([^"<>]{0,20000})">(?=<\/div>)/y;
const MOST_MARKS = 20;
const FALLBACK_BEGINS = `</div><${FALLBACK}`;
const FALLBACK_ENDS = `</${FALLBACK}>`;
const HIDDEN = ' hidden=""';

const ENTITIES: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Null for what is no JSON: the browser fills that slot, which gets the values themselves. */
function parsed(given: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(unescaped(given)) };
  } catch {
    return null;
  }
}

function fallbackBehind(html: string, at: number): SlotMark['fallback'] {
  const hiddenAt = at + FALLBACK_BEGINS.length;
  if (!html.startsWith(`${FALLBACK_BEGINS}${HIDDEN}>`, at)) return null;
  const from = hiddenAt + HIDDEN.length + 1;
  const to = html.indexOf(FALLBACK_ENDS, from);
  return to === -1 ? null : { hiddenAt, from, to };
}

/** What the HTML of a page says where the slot has no part. */
export function withFallback(html: string, { fallback }: SlotMark): string {
  return fallback === null ? html : html.slice(0, fallback.hiddenAt) + html.slice(fallback.hiddenAt + HIDDEN.length);
}

/** The HTML of a page with parts in a slot, and without what it would have said in their place. */
export function withParts(html: string, { at, fallback }: SlotMark, parts: string): string {
  if (fallback === null) return html.slice(0, at) + parts + html.slice(at);
  return html.slice(0, at) + parts + html.slice(at, fallback.from) + html.slice(fallback.to);
}

/**
 * The empty slots of a page's HTML, in its order. Left out are those with what is no JSON, and those in the fallback of
 * another one.
 */
export function slotMarks(html: string): SlotMark[] {
  const marks: SlotMark[] = [];
  let from = html.indexOf(BEGINS);
  while (from !== -1 && marks.length < MOST_MARKS) {
    MARK.lastIndex = from + BEGINS.length;
    const [whole = '', slot = '', given = ''] = MARK.exec(html) ?? [];
    const read = whole === '' ? null : parsed(given);
    const at = from + BEGINS.length + whole.length;
    const fallback = read === null ? null : fallbackBehind(html, at);
    if (read !== null) marks.push({ slot, given: read.value, at, fallback });
    from = html.indexOf(BEGINS, fallback?.to ?? at);
  }
  return marks;
}

/** Whether HTML holds a slot, also one with something in it. */
export function holdsSlot(html: string): boolean {
  return html.includes(' data-slot="');
}
