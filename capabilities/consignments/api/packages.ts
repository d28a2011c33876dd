// Apart from the schemas, since pages need these too.

/** Most labels of one consignment. */
export const MOST_LABELS = 100;

/** Most consignments whose papers are printed at once. */
export const MOST_CONSIGNMENTS = 1_000;

/** Most labels of all of them. */
export const MOST_LABELS_AT_ONCE = 5_000;

/** What can be printed for many consignments: labels, one a page or four, or their consignment notes. */
export const PAPER_KINDS = ['labels-a6', 'labels-a4', 'notes'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
