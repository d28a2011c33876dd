import type { PictureName } from '../pictures/pictures.data.ts';

interface ServiceTable {
  caption: string;
  columns: readonly { key: string; label: string; align?: 'end' }[];
  rows: readonly Record<string, string>[];
  note?: string;
  /** Set it when the cells are words, not figures to compare. */
  onPhones?: 'stack';
}

/** Content of one service page. All share one layout. */
export interface ServicePageContent {
  /** The page's heading. */
  name: string;
  eyebrow: string;
  lead: string;
  picture: PictureName;
  /** Side of the picture on wide screens. */
  pictureSide: 'left' | 'right';
  /** Link to the calculator with this service chosen. Services priced by agreement have none. */
  quote?: { href: string; label: string };
  facts: readonly { term: string; detail: string }[];
  /** Whom the service suits, and who should use another one. */
  fit: { title: string; goodFor: readonly string[]; otherwise: { text: string; href: string; label: string } };
  tables: readonly ServiceTable[];
  stepsTitle: string;
  steps: readonly { title: string; text: string }[];
  details: readonly { title: string; text: string }[];
}
