import { color, media, onInk, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(5)};

  p {
    max-width: 30rem;
    color: ${surface.textSoft};
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
    gap: ${space(4)};
  }
`;

/** Two columns of text tiles, between phone and desktop widths. */
const tabletOnly = '@media (min-width: 48em) and (max-width: 63.99em)';

export const Mosaic = styled.div`
  display: grid;
  gap: ${space(2.5)};

  ${tabletOnly} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const tones = {
  white: css`
    ${onLight}
    background: ${color.white};
    border: 1px solid ${color.hairline};
  `,
  mist: css`
    ${onLight}
    background: ${color.saltbushMist};
  `,
  ink: css`
    ${onInk}
    background: ${color.ink};
  `,
};

export const Tile = styled.article<{ $columns: 5 | 7; $tone: keyof typeof tones; $hasPicture: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.card};
  ${({ $tone }) => tones[$tone]}

  ${media.tablet} {
    ${({ $hasPicture }) => $hasPicture && 'grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);'}
  }

  ${tabletOnly} {
    ${({ $hasPicture }) => $hasPicture && 'grid-column: 1 / -1;'}

    &:last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-column: span ${({ $columns }) => $columns};
  }
`;

export const TilePicture = styled.div`
  height: 13rem;

  ${media.tablet} {
    height: 100%;
    min-height: 22rem;
  }
`;

export const TileText = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(1.5)};
  padding: ${space(3.5)};

  h3 {
    font-size: ${text.s28};
    line-height: 1.15;
  }

  /* A tile alone in its row, without a picture, has the facts beside the text. */
  ${tabletOnly} {
    *:last-child > &:only-child {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-template-rows: auto auto 1fr;
      column-gap: ${space(5)};
      justify-items: start;
    }

    *:last-child > &:only-child > dl {
      grid-area: 1 / 2 / 4;
      align-self: center;
      justify-self: stretch;
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space(0.75)} ${space(2)};
  align-self: stretch;
  margin: auto 0 0;
  padding-top: ${space(2)};
  border-top: 1px solid ${surface.line};
  font-size: ${text.s16};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
  }

  dt {
    flex: 0 0 5rem;
    color: ${surface.textSoft};
  }

  dd {
    flex: 1 1 8rem;
    font-weight: 550;
  }
`;
