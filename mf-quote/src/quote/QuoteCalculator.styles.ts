import { color, media, onLight, radius, shadow, space } from '@saltbush/ui';
import styled from 'styled-components';
import { priceCard } from '../price/priceCard.styles.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(4)};
  }
`;

/** Questions on one white sheet. */
export const Fields = styled.div`
  ${onLight}
  min-width: 0;
  padding-inline: clamp(${space(2.25)}, 3vw, ${space(4)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  ${media.print} {
    padding-inline: 0;
    border: 0;

    /* Paper shows what is priced, not the form for it. */
    &:has(~ [data-state="priced"], ~ [data-state="indicative"]) {
      display: none;
    }
  }
`;

/** One group of questions, between hairlines. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: clamp(${space(3)}, 3vw, ${space(4)});

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  &:empty {
    display: none;
  }
`;

/** The price: beside the form on large screens, on small ones a sheet at the lower edge as soon as there is one. */
export const Panel = styled.aside`
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
