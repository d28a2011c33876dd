import { color, media, onLight, radius, shadow, space } from '@saltbush/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { priceCard } from '../../price/priceCard.styles.ts';

/** Holds the page behind the open sheet in its place. */
export const ScrollLock = createGlobalStyle`
  html {
    overflow: hidden;
  }
`;

/** The price: beside the form on large screens, on small ones a sheet at the lower edge as soon as there is one. */
export const Panel = styled.div`
  ${priceCard}
  gap: ${space(2.5)};

  @media screen and (max-width: 63.99em) {
    &:is([data-state="priced"], [data-state="indicative"], [data-state="refused"]) {
      position: sticky;
      bottom: 0;
      z-index: 2;
      max-height: min(85dvh, calc(100dvh - var(--sb-header-height) - 1rem));
      margin-inline: calc(-1 * var(--sb-gutter));
      padding-inline: var(--sb-gutter);
      border-radius: ${radius.card} ${radius.card} 0 0;
      box-shadow: 0 0 0 100vmax color-mix(in srgb, ${color.ink} 45%, transparent);
      overflow-y: auto;
      overscroll-behavior: contain;
    }

    &[data-state]:has([data-folded]) {
      padding-block: ${space(1)};
      box-shadow: ${shadow.low};
    }
  }

  /* Nothing would open a folded sheet: it lies open at the end of the form. */
  @media (scripting: none) {
    &[data-state][data-state] {
      position: static;
      max-height: none;
      box-shadow: none;
    }
  }

  ${media.print} {
    ${onLight}
    position: static;
    max-height: none;
    padding: 0;
    background: none;
    overflow: visible;

    /* Light ochre is for ink. */
    p > strong {
      color: ${color.ink};
    }
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(2)};

  @media (max-width: 63.99em) {
    [data-folded] ~ & {
      display: none;
    }
  }

  @media (scripting: none) {
    [data-folded][data-folded] ~ & {
      display: grid;
    }
  }

  ${media.print} {
    display: none;
  }
`;
