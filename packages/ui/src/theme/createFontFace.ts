const REGULAR = ['Arial', 'Liberation Sans', 'Arimo'];
const BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];
/** Height above and depth below the line of Archivo, in percent of its size. */
const ASCENT = 87.8;
const DESCENT = 21;

interface Fallback {
  family: 'Archivo fallback' | 'Archivo wide fallback';
  weights: string;
  fonts: readonly string[];
  /** Width of Archivo's letters in percent of this font's. */
  sizeAdjust: number;
}

const FALLBACKS: readonly Fallback[] = [
  { family: 'Archivo fallback', weights: '400 490', fonts: REGULAR, sizeAdjust: 98.7 },
  { family: 'Archivo fallback', weights: '500 590', fonts: REGULAR, sizeAdjust: 101.4 },
  { family: 'Archivo fallback', weights: '600 630', fonts: BOLD, sizeAdjust: 95.1 },
  { family: 'Archivo fallback', weights: '640 800', fonts: BOLD, sizeAdjust: 96.5 },
  { family: 'Archivo wide fallback', weights: '400 590', fonts: REGULAR, sizeAdjust: 106.3 },
  { family: 'Archivo wide fallback', weights: '600 760', fonts: BOLD, sizeAdjust: 115.2 },
  { family: 'Archivo wide fallback', weights: '770 800', fonts: BOLD, sizeAdjust: 121.5 },
];

function fallbackFace({ family, weights, fonts, sizeAdjust }: Fallback): string {
  const ofSize = (percent: number) => `${((percent / sizeAdjust) * 100).toFixed(1)}%`;
  return `
@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${fonts.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${ofSize(ASCENT)};
  descent-override: ${ofSize(DESCENT)};
  line-gap-override: 0%;
}`;
}

/**
 * The site's font, and fallbacks of nearly its width for a page that is painted before the font is there: that page keeps
 * them, so that nothing on it moves (decision 21). `fontUrl` is the address of `font.woff2`. `src/font/README.md` says how
 * the figures were measured.
 */
export function createFontFace(fontUrl: string): string {
  return `
@font-face {
  font-family: Archivo;
  font-weight: 400 800;
  font-stretch: 100% 120%;
  font-display: optional;
  src: url('${fontUrl}') format('woff2');
}${FALLBACKS.map(fallbackFace).join('')}`;
}
