import { media, space, surface, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';

/** In print a grid loses its gaps and content at a page break, so it becomes a block. */
const onPaper = css`
  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${space(2)};
    }
  }
`;

/** One page of the portal, in the frame to work in. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${onPaper}
`;

/** The freshness line stands below the heading when both do not fit beside each other. */
export const Head = styled.header`
  display: grid;
  gap: ${space(1)} ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }

  h1 {
    font-size: ${text.s28};
  }

  p {
    margin-top: ${space(0.25)};
    color: ${surface.textSoft};
  }
`;

/** Two columns, the wider one first. */
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
 * The most important area in the wider column, related ones beside it, the rest below. On phones one below the other.
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

/** Small print below figures. */
export const Small = styled.p`
  max-width: 46rem;
  margin-top: ${space(1)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.5;
`;
