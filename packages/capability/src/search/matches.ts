import { type RawBuilder, sql } from 'kysely';

/** By the C collation, as the indexes are, capitals are A to Z. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const lowered = (column: string): RawBuilder<string> => sql`lower(${sql.ref(column)} collate "C")`;

/** What was typed, as references are written: `sh 2026 0001` is `sh-2026-0001`. */
export const asReference = (typed: string): string => lower(typed.trim()).replace(/[\s-]+/g, '-');

/** True where one of the columns holds just what was typed, or the reference that was typed. */
export const isExactly = (columns: readonly string[], typed: string): RawBuilder<boolean> => {
  const one = (column: string) => sql`${lowered(column)} in (${lower(typed.trim())}, ${asReference(typed)})`;
  return sql<boolean>`(${sql.join(columns.map(one), sql` or `)})`;
};

/** True where a column begins with a text, whatever its case. Wildcards in the text are taken literally. */
export const beginsWith = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${lowered(column)} like ${`${lower(text).replace(/[\\%_]/g, '\\$&')}%`}`;

/** The order in which an index finds what `beginsWith` asks for, the last first: of references, the newest. */
export const lastFirst = (column: string): RawBuilder<unknown> => sql`${lowered(column)} desc`;

/** Whether what was typed may be the beginning of a reference of a series, such as `SH`. */
export function mayBegin(typed: string, code: string): boolean {
  const text = asReference(typed);
  const start = `${lower(code)}-`;
  return text.startsWith(start) || start.startsWith(text);
}

const TELEPHONE = /^\+?[\d\s()-]{6,}$/;

/** What was typed, as indexes have telephone numbers: in one piece, without the code of the country. */
const asWords = (typed: string): string => {
  const text = typed.trim();
  return TELEPHONE.test(text) ? text.replace(/\D/g, '').replace(/^61/, '0') : text;
};

/** True where each word that was typed begins a word of the row. `words` is what the index was made of. */
export const hasWords = (words: string, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(words)} @@ search_query(${asWords(typed)})`;
