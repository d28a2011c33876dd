/** A slot where a page has rendered it, without anything in it yet. */
export interface SlotMark {
  slot: string;
  /** What the page gives its parts, as it wrote it: JSON of anything. */
  given: unknown;
  /** Where its content goes, as an index of the HTML. */
  at: number;
}

const BEGINS = '<div data-slot="';
/** As `Slot` of the contract is rendered, behind its beginning. Whatever a visitor wrote has its quotes and signs escaped. */
const MARK = /([a-z][a-z0-9-]{0,59}\.[a-z][a-z0-9-]{0,59})" data-given="([^"<>]{0,20000})">(?=<\/div>)/y;
const MOST_MARKS = 20;

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

/** The empty slots of a page's HTML, in its order; those with what is no JSON are left out. */
export function slotMarks(html: string): SlotMark[] {
  const marks: SlotMark[] = [];
  let from = html.indexOf(BEGINS);
  while (from !== -1 && marks.length < MOST_MARKS) {
    MARK.lastIndex = from + BEGINS.length;
    const [whole = '', slot = '', given = ''] = MARK.exec(html) ?? [];
    const read = whole === '' ? null : parsed(given);
    if (read !== null) marks.push({ slot, given: read.value, at: from + BEGINS.length + whole.length });
    from = html.indexOf(BEGINS, from + BEGINS.length);
  }
  return marks;
}

/** Whether HTML holds a slot, also one with something in it. */
export function holdsSlot(html: string): boolean {
  return html.includes(' data-slot="');
}
