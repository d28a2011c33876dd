import { tokens } from '../tokens.ts';
import { fluidSize } from './fluidSize.ts';

/** References to the colours that `GlobalStyle` defines once; their values are in `tokens.color`. */
export const color = {
  ink: 'var(--sb-ink)',
  inkSoft: 'var(--sb-ink-soft)',
  inkRaised: 'var(--sb-ink-raised)',
  paper: 'var(--sb-paper)',
  sand: 'var(--sb-sand)',
  white: 'var(--sb-white)',
  saltbush: 'var(--sb-saltbush)',
  saltbushDark: 'var(--sb-saltbush-dark)',
  saltbushMist: 'var(--sb-saltbush-mist)',
  ochre: 'var(--sb-ochre)',
  ochreLight: 'var(--sb-ochre-light)',
  ochreMist: 'var(--sb-ochre-mist)',
  signal: 'var(--sb-signal)',
  signalDark: 'var(--sb-signal-dark)',
  signalMist: 'var(--sb-signal-mist)',
  signalOnInk: 'var(--sb-signal-on-ink)',
  good: 'var(--sb-good)',
  goodMist: 'var(--sb-good-mist)',
  warn: 'var(--sb-warn)',
  warnMist: 'var(--sb-warn-mist)',
  mistOnInk: 'var(--sb-mist-on-ink)',
  control: 'var(--sb-control)',
  hairline: 'var(--sb-hairline)',
  hairlineOnInk: 'var(--sb-hairline-on-ink)',
} as const satisfies Record<keyof typeof tokens.color, string>;

/** Colours that depend on the surface; `Section` and `Card` set them, see `onLight` and `onInk`. */
export const surface = {
  text: 'var(--sb-on-text)',
  textSoft: 'var(--sb-on-text-soft)',
  link: 'var(--sb-on-link)',
  linkHover: 'var(--sb-on-link-hover)',
  accent: 'var(--sb-on-accent)',
  danger: 'var(--sb-on-danger)',
  line: 'var(--sb-on-line)',
  quiet: 'var(--sb-on-quiet)',
  action: 'var(--sb-on-action)',
  actionHover: 'var(--sb-on-action-hover)',
  actionText: 'var(--sb-on-action-text)',
  focus: 'var(--sb-on-focus)',
  focusGap: 'var(--sb-on-focus-gap)',
} as const;

/** At most this much of the window's width for one step, so that on phones large letters keep the room for their words. */
const MOST_VW = 2.5;

/** `steps` × 8 px; it grows with the reader's font size as far as the window has room. To negate it, use `calc`. */
export const space = (steps: number): string => `min(${(steps * tokens.spacePx) / 16}rem, ${steps * MOST_VW}vw)`;

export const radius = {
  card: 'var(--sb-radius-card)',
  control: 'var(--sb-radius-control)',
  pill: 'var(--sb-radius-pill)',
} as const;

export const shadow = {
  /** The one shadow, for cards that float above the page. */
  low: 'var(--sb-shadow-low)',
} as const;

export const font = { body: 'var(--sb-font-body)', display: 'var(--sb-font-display)' } as const;

/** Font sizes, named by their size at 1280 px; they shrink smoothly towards the phone. */
export const text = {
  s14: fluidSize(tokens.textPx.s14),
  s16: fluidSize(tokens.textPx.s16),
  s18: fluidSize(tokens.textPx.s18),
  s22: fluidSize(tokens.textPx.s22),
  s28: fluidSize(tokens.textPx.s28),
  s36: fluidSize(tokens.textPx.s36),
  s48: fluidSize(tokens.textPx.s48),
  s64: fluidSize(tokens.textPx.s64),
} as const satisfies Record<keyof typeof tokens.textPx, string>;

const REM_PX = 16;

/** At-rules, used as `${media.tablet} { … }`. In em, so that readers with a larger font get the narrow layout. */
export const media = {
  tablet: `@media (min-width: ${tokens.breakpointPx.tablet / REM_PX}em)`,
  desktop: `@media (min-width: ${tokens.breakpointPx.desktop / REM_PX}em)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  print: '@media print',
  /** Forced colours remove backgrounds, so what only a background shows needs a system colour here. */
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Duration and easing, used as `transition: opacity ${motion.quick}`. For opacity, transform and colours only. */
export const motion = { quick: '150ms ease-out', calm: '250ms ease-out' } as const;
