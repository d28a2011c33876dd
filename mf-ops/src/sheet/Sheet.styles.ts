import { figures, media, space, surface, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';

/** Room for two columns, on the record's own page or beside its list. */
const roomy = '@container record (min-width: 52em)';

/** A sheet lays itself out by the room that it has. Paper is no such room. */
export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  @media screen {
    container: record / inline-size;
  }

  ${media.print} {
    display: block;
  }
`;

/** In print a grid loses its gaps at a page break and shifts what follows, so it becomes a block. */
const onPaper = css`
  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${space(2)};
    }
  }
`;

/** Acts come first on a phone; where there is room they stay in view beside the facts. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${roomy} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-areas:
      "summary summary"
      "facts work"
      "facts past";
    grid-template-rows: auto auto 1fr;
  }

  ${onPaper}
`;

export const Summary = styled.section`
  ${figures}
  display: grid;
  gap: ${space(1.5)};

  ${roomy} {
    grid-area: summary;
  }

  > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
    font-size: ${text.s14};

    ${media.tablet} {
      column-gap: ${space(4)};
    }
  }

  > dl > div {
    min-width: min(100%, 8rem);
  }

  dt {
    color: ${surface.textSoft};
  }

  dd {
    font-size: ${text.s16};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

export const Work = styled.div.attrs<{ 'data-work'?: string }>({ 'data-work': '' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${roomy} {
    grid-area: work;
  }

  ${onPaper}
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${roomy} {
    grid-area: facts;
  }

  ${onPaper}
`;

export const Past = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${roomy} {
    grid-area: past;
  }
`;
