import { color, figures, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Card = styled.section`
  ${onLight}
  ${figures}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  align-content: start;
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  font-size: ${text.s16};

  > h2 {
    font-size: ${text.s18};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  /* A loading placeholder needs no frame inside a card. */
  > [aria-busy="true"] {
    padding: 0;
    border: 0;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

/** What the card is about, below its heading. */
export const Lead = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

/** Denser than the fact lists of the public pages. */
export const Facts = styled.dl`
  display: grid;
  font-size: ${text.s14};
  line-height: 1.45;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    padding-block: ${space(0.75)};
    border-top: 1px solid ${color.hairline};
  }

  dt {
    flex: 0 1 8.5rem;
    color: ${surface.textSoft};
  }

  dd {
    flex: 1 1 9.5rem;
    min-width: 0;
    font-weight: 550;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  /* Links are large enough for a thumb despite dense rows, and move to the next line as a whole. */
  dd > a {
    display: inline-block;
    max-width: 100%;

    @media (pointer: coarse) {
      margin-block: calc(-1 * ${space(1.25)});
      padding-block: ${space(1.25)};
    }
  }

  &[data-align="end"] dt {
    flex: 1 1 6rem;
  }

  &[data-align="end"] dd {
    flex: 0 1 auto;
    margin-inline-start: auto;
    text-align: end;
  }

  > div[data-total] {
    font-size: ${text.s16};
    font-weight: 700;

    dt {
      color: inherit;
    }

    dd {
      font-weight: inherit;
    }
  }
`;
