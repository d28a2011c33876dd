import type { PictureName } from '../pictures/pictures.data.ts';

interface ServiceTable {
  caption: string;
  columns: readonly { key: string; label: string; align?: 'end' }[];
  rows: readonly Record<string, string>[];
  note?: string;
  /** Set where the cells are words rather than figures to compare. */
  onPhones?: 'stack';
}

/** Everything one service page says. The layout is the same for all of them. */
export interface ServicePageContent {
  /** The page's heading. */
  name: string;
  eyebrow: string;
  lead: string;
  picture: PictureName;
  /** Side of the picture on wide screens. */
  pictureSide: 'left' | 'right';
  /** The calculator, already set to this service. Services priced by agreement have none. */
  quote?: { href: string; label: string };
  facts: readonly { term: string; detail: string }[];
  /** Who should use the service, and who is better off with another one. */
  fit: { title: string; goodFor: readonly string[]; otherwise: { text: string; href: string; label: string } };
  tables: readonly ServiceTable[];
  stepsTitle: string;
  steps: readonly { title: string; text: string }[];
  details: readonly { title: string; text: string }[];
}
