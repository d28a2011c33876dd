/** Markup that is already escaped. */
export interface Html {
  readonly markup: string;
}

type Part = Html | readonly Html[] | string | number | null | undefined | false;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Template tag: it escapes everything interpolated, except markup that it made itself. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: String.raw({ raw: literals }, ...parts.map(markupOf)) };
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  }
  if (isList(part)) return part.map((item) => item.markup).join('');
  return part.markup;
}

function isList(part: Html | readonly Html[]): part is readonly Html[] {
  return Array.isArray(part);
}
