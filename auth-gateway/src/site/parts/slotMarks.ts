/** A slot where a page has rendered it, without anything in it yet. */
export interface SlotMark {
  slot: string;
  /** What the page gives its parts, as it wrote it: JSON of anything. */
  given: unknown;
  /** Where its content goes, as an index of the HTML. */
  at: number;
}

/** As `Slot` of `@saltbush/ui/slot` is rendered. Whatever a visitor wrote has its quotes and signs escaped. */
const MARK =
  /<div data-slot="([a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39})" data-given="([^"<>]{0,20000})"(?: class="[^"<>]{0,500}")?>(?=<\/div>)/g;
const MOST_MARKS = 20;

const ENTITIES: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The empty slots of a page's HTML, in its order; those with what is no JSON are left out. */
export function slotMarks(html: string): SlotMark[] {
  const marks: SlotMark[] = [];
  for (const found of html.matchAll(MARK)) {
    if (marks.length === MOST_MARKS) break;
    const [whole, slot = '', given = ''] = found;
    try {
      marks.push({ slot, given: JSON.parse(unescaped(given)), at: found.index + whole.length });
    } catch {
      // The browser fills it, which gets the values themselves.
    }
  }
  return marks;
}

/** Whether HTML holds a slot, also one with something in it. */
export function holdsSlot(html: string): boolean {
  return html.includes(' data-slot="');
}
