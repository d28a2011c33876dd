import { BULK_COLUMNS, type BulkField, NEEDED_FIELDS } from '@saltbush/bulk-bookings/api';
import { headingOf } from '../rows/rowWords.ts';

interface Headings {
  /** The field of each column; null for one that is left out. */
  fields: readonly (BulkField | null)[];
  /** Headings that a file must have and this one has not. */
  missing: readonly string[];
  notes: readonly string[];
}

/** Capitals, blanks and signs are not told apart: "LENGTH CM" is "Length (cm)". */
const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

const FIELDS = new Map<string, BulkField>(BULK_COLUMNS.map(({ heading, field }) => [plain(heading), field]));

const named = (headings: readonly string[]): string => headings.map((heading) => `“${heading}”`).join(', ');

function notesOf(unknown: readonly string[], twice: readonly string[]): string[] {
  const notes: string[] = [];
  if (unknown.length === 1) notes.push(`We do not know the column ${named(unknown)}, and leave it out.`);
  if (unknown.length > 1) notes.push(`We do not know the columns ${named(unknown)}, and leave them out.`);
  for (const heading of twice) notes.push(`The column “${heading}” is there twice. The first one counts.`);
  return notes;
}

/** What the columns of a file are, in any case and order. */
export function readHeadings(cells: readonly string[]): Headings {
  const unknown: string[] = [];
  const twice: string[] = [];
  const seen = new Set<BulkField>();
  const fields = cells.map((cell) => {
    const heading = cell.trim();
    const field = FIELDS.get(plain(heading)) ?? null;
    if (field === null && heading !== '') unknown.push(heading);
    if (field === null) return null;
    if (seen.has(field)) {
      twice.push(heading);
      return null;
    }
    seen.add(field);
    return field;
  });
  const missing = NEEDED_FIELDS.filter((field) => !seen.has(field)).map(headingOf);
  return { fields, missing, notes: notesOf(unknown, twice) };
}
