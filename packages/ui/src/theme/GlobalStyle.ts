import { createGlobalStyle, css } from 'styled-components';
import { tokens } from '../tokens.ts';
import { createFontFace } from './createFontFace.ts';
import { onLight } from './surfaces.ts';
import { color, font, media, text } from './theme.ts';
import { headline } from './typography.ts';

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colorProperties = Object.entries(tokens.color)
  .map(([name, value]) => `--sb-${toKebab(name)}: ${value};`)
  .join('\n');

const properties = css`
  :root {
    ${colorProperties}
    --sb-radius-card: ${tokens.radiusPx.card}px;
    --sb-radius-control: ${tokens.radiusPx.control}px;
    --sb-radius-pill: ${tokens.radiusPx.pill}px;
    --sb-shadow-low: 0 1px 2px rgb(20 33 43 / 6%), 0 10px 28px -14px rgb(20 33 43 / 26%);
    --sb-font-body: ${tokens.fontFamily};
    --sb-font-display: ${tokens.displayFamily};
    --sb-header-height: 72px;
    --sb-gutter: min(5.625vw, clamp(1.125rem, 0.45rem + 2.8vw, 2.5rem));
    --sb-section: clamp(4rem, 2.75rem + 4.4vw, 8rem);
  }
`;

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    color-scheme: light;
    scroll-padding-top: calc(var(--sb-header-height) + 1rem);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body,
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  figure,
  blockquote,
  dl,
  dd,
  fieldset {
    margin: 0;
  }

  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  img,
  video,
  canvas,
  svg {
    display: block;
    max-width: 100%;
  }

  img,
  video {
    height: auto;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  button,
  summary,
  label,
  select {
    touch-action: manipulation;
  }

  /* Short words in a row: they go to the next line whole, rather than share one letter by letter. */
  :where(button, summary, label, legend, strong, time, nav a, dt) {
    overflow-wrap: break-word;
  }

  table {
    border-collapse: collapse;
    /* Columns are as wide as their longest word. */
    overflow-wrap: break-word;
  }

  :root [hidden]:not([hidden="until-found"]) {
    display: none;
  }
`;

const typography = css`
  body {
    ${onLight}
    min-height: 100dvh;
    background: ${color.paper};
    font-family: ${font.body};
    font-size: ${text.s18};
    font-weight: 400;
    line-height: 1.55;
    /* A word that is wider than its column breaks there, instead of widening the page. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4 {
    ${headline}
  }

  h1 {
    font-size: ${text.s48};
  }

  h2 {
    font-size: ${text.s36};
  }

  h3 {
    font-size: ${text.s22};
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  h4 {
    font-size: ${text.s18};
    line-height: 1.3;
    letter-spacing: -0.005em;
  }

  /* About 68 letters per line. */
  :where(p) {
    max-width: 28.5em;
  }

  p {
    text-wrap: pretty;
  }

  strong,
  b {
    font-weight: 650;
  }

  :where(a) {
    color: var(--sb-on-link);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  /* A link alone in a heading or a cell is as high as a finger needs, without making the line higher. */
  :where(h2, h3, h4, th, td, dd) > :where(a:only-child) {
    display: inline-block;
    margin-block: -0.25rem;
    padding-block: 0.25rem;
  }

  :where(a:hover) {
    color: var(--sb-on-link-hover);
    text-decoration-thickness: 2px;
  }

  time,
  output,
  td,
  th,
  input {
    font-variant-numeric: tabular-nums;
  }

  ::selection {
    background: ${color.ochreLight};
    color: ${color.ink};
  }
`;

const focus = css`
  :focus-visible {
    outline: 3px solid var(--sb-on-focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--sb-on-focus-gap);
  }

  /* Scripts focus these after a route change; they are no controls, so they show no ring. */
  :is(main, section, h1, h2, h3)[tabindex="-1"]:focus {
    outline: none;
    box-shadow: none;
  }
`;

const preferences = css`
  /* Must win over every rule of every remote. */
  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    @page {
      size: A4;
      margin: 18mm;
    }

    body {
      background: none;
      font-size: 10.5pt;
    }

    :where(p) {
      max-width: none;
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
    }

    tr,
    figure {
      break-inside: avoid;
    }

    :root [data-print="hide"][data-print] {
      display: none;
    }

    [hidden="until-found"] {
      content-visibility: visible;
    }
  }
`;

/**
 * Rendered once, by the host: font, theme, reset, type, focus ring. `$fontUrl` is the address of
 * `@saltbush/ui/font.woff2`.
 */
export const GlobalStyle = createGlobalStyle<{ $fontUrl: string }>`
  ${({ $fontUrl }) => createFontFace($fontUrl)}
  ${properties}
  ${reset}
  ${typography}
  ${focus}
  ${preferences}
`;
