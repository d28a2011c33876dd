export type LabelKind = 'end' | 'capital' | 'town' | 'suburb' | 'road' | 'state' | 'sea';

interface LabelLook {
  sizePx: number;
  /** Width of a letter as a share of the size, on average. */
  letterWidth: number;
  /** Shown from here on: CSS pixels for a degree of longitude. */
  fromScale: number;
  /** Up to here. */
  untilScale: number;
}

const ALWAYS = Number.POSITIVE_INFINITY;

// How names are written and when they are shown. Source: our own measures of Archivo in the browser. Units: in the names.
export const LABEL_LOOK: Record<LabelKind, LabelLook> = {
  end: { sizePx: 14, letterWidth: 0.58, fromScale: 0, untilScale: ALWAYS },
  capital: { sizePx: 14, letterWidth: 0.57, fromScale: 0, untilScale: ALWAYS },
  town: { sizePx: 13, letterWidth: 0.55, fromScale: 24, untilScale: ALWAYS },
  suburb: { sizePx: 13, letterWidth: 0.55, fromScale: 420, untilScale: ALWAYS },
  road: { sizePx: 12, letterWidth: 0.54, fromScale: 36, untilScale: 900 },
  state: { sizePx: 12, letterWidth: 0.8, fromScale: 0, untilScale: 120 },
  sea: { sizePx: 13, letterWidth: 0.56, fromScale: 0, untilScale: 300 },
};

/** Small towns come later than large ones. */
export const SMALL_TOWN_SCALE = 52;
