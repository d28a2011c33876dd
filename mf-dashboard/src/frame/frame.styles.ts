import { Container, color, media, onLight, space, surface, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';

/** A grid that a page break goes through loses its gaps and what stands in them. */
const onPaper = css`
  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${space(2)};
    }
  }
`;

/** Denser than the public pages: this is where people work. */
export const Ground = styled.div`
  ${onLight}
  min-height: 100dvh;
  padding-block: clamp(${space(3)}, 4vw, ${space(5)}) ${space(8)};
  background: ${color.sand};
  font-size: ${text.s16};
  line-height: 1.45;

  ${media.print} {
    padding: 0;
    background: none;
  }
`;

export const Width = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.print} {
    display: block;
    padding-inline: 0;

    > * + * {
      margin-top: ${space(2)};
    }
  }
`;

/** How fresh the page is stands below its heading where both would fit beside each other only now and then. */
export const Head = styled.header`
  display: grid;
  gap: ${space(1)} ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }

  h1 {
    font-size: ${text.s36};
  }

  p {
    margin-top: ${space(0.75)};
    color: ${surface.textSoft};
  }
`;

/** The wider part first, and what stands beside it. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/**
 * Beside each other where there is room: what matters most in the wider column, what goes with it beside it, and the rest
 * below. On phones in that order.
 */
export const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-areas:
      "main beside"
      "rest beside";
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;
  }

  ${onPaper}
`;

export const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${onPaper}
`;

export const Main = styled(Stacked)`
  ${media.desktop} {
    grid-area: main;
  }
`;

export const Beside = styled(Stacked)`
  ${media.desktop} {
    grid-area: beside;
  }
`;

export const Rest = styled(Stacked)`
  ${media.desktop} {
    grid-area: rest;
  }
`;

/** Small print under figures. */
export const Small = styled.p`
  max-width: 46rem;
  margin-top: ${space(1)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.5;
`;
