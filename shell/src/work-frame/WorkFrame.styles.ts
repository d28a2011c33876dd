import { color, media, onLight, space, text } from '@saltbush/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { bar, rail, strip } from './frame-sizes.ts';

/**
 * What sticks or scrolls to below the bar uses this height, also on small screens. What the keyboard reaches is scrolled
 * clear of the strip, or of the bar of phones, which would cover it.
 */
export const FrameHeight = createGlobalStyle`
  html:root:root {
    --sb-header-height: ${bar.height};
    scroll-padding-bottom: calc(${bar.phone} + 1rem);

    ${media.tablet} {
      scroll-padding-bottom: calc(${strip.height} + 1rem);
    }
  }
`;

/** Phones have one column; from the tablet on the rail stands beside the page. */
export const Frame = styled.div`
  ${onLight}
  --sb-gutter: min(4vw, clamp(1rem, 0.5rem + 1.2vw, 1.75rem));
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color.sand};
  font-size: ${text.s16};
  line-height: 1.45;

  ${media.tablet} {
    grid-template-columns: ${rail.narrow} minmax(0, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: ${rail.wide} minmax(0, 1fr);

    &[data-rail="narrow"] {
      grid-template-columns: ${rail.narrow} minmax(0, 1fr);
    }
  }

  ${media.print} {
    display: block;
    background: none;
  }
`;

/** The page, on one left edge however wide the window is. */
export const Main = styled.main`
  grid-row: 3;
  min-width: 0;
  padding: ${space(2)} var(--sb-gutter) ${space(6)};
  scroll-margin-top: ${bar.height};

  > * {
    max-width: ${rail.content};
  }

  /* The bar at the bottom of phones covers nothing of the page. */
  @media (max-width: 47.99em) {
    padding-block-end: calc(${space(6)} + ${bar.phone});
  }

  ${media.tablet} {
    grid-column: 2;
    min-height: calc(100dvh - ${bar.height} - ${strip.height});
  }

  &:focus {
    outline: none;
  }

  ${media.print} {
    padding: 0;
  }
`;
