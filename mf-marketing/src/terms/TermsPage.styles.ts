import { figures, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Dates = styled.p`
  margin-top: ${space(3)};
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
    gap: ${space(10)};
  }

  ${media.print} {
    display: block;
  }
`;

export const Contents = styled.nav`
  ol {
    counter-reset: section;
  }

  li {
    counter-increment: section;
  }

  a {
    display: grid;
    grid-template-columns: 2rem 1fr;
    padding: ${space(0.75)} 0;
    font-size: ${text.s16};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a::before {
    ${figures}
    content: counter(section);
    color: ${surface.accent};
    font-weight: 600;
  }

  ${media.tablet} {
    ol {
      columns: 2;
      column-gap: ${space(4)};
    }

    li {
      break-inside: avoid;
    }
  }

  ${media.desktop} {
    ol {
      columns: auto;
    }

    position: sticky;
    top: calc(var(--sb-header-height) + ${space(4)});
    align-self: start;
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  max-width: 45rem;

  ${media.print} {
    display: block;
  }
`;

export const Clause = styled.section`
  h2 {
    margin-bottom: ${space(2)};
    font-size: ${text.s28};
  }

  li {
    display: grid;
    grid-template-columns: min(3.25rem, 16%) minmax(0, 1fr);
    padding: ${space(1)} 0;
  }

  li > span {
    ${figures}
    color: ${surface.textSoft};
  }

  > div {
    margin-top: ${space(2)};
  }

  ${media.print} {
    margin-top: 7mm;

    h2 {
      margin-bottom: 1.5mm;
      font-size: 14pt;
    }

    li {
      padding: 1mm 0;
      break-inside: avoid;
    }
  }
`;

export const Address = styled.address`
  margin-top: ${space(2)};
  font-style: normal;
`;
