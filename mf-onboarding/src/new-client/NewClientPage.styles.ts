import { color, font, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The four parts as lines of a directory: number, name, what is asked. */
export const Parts = styled.ol`
  border-bottom: 1px solid ${surface.line};
  counter-reset: part;

  > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: ${space(1)} ${space(2)};
    padding-block: ${space(3)};
    border-top: 1px solid ${surface.line};
    counter-increment: part;
  }

  > li::before {
    content: counter(part);
    color: ${color.ochre};
    font-family: ${font.display};
    font-size: ${text.s28};
    font-stretch: 114%;
    font-weight: 740;
    line-height: 1;
  }

  ul {
    grid-column: 2;
    display: grid;
    gap: ${space(0.75)} ${space(4)};
    color: ${surface.textSoft};
  }

  ul > li {
    position: relative;
    padding-inline-start: ${space(2)};
  }

  ul > li::before {
    position: absolute;
    inset: 0.65em auto auto 0;
    width: 0.3em;
    height: 0.3em;
    background: ${color.saltbush};
    content: "";
  }

  ${media.tablet} {
    ul {
      grid-template-columns: 1fr 1fr;
    }
  }

  ${media.desktop} {
    > li {
      grid-template-columns: 2.5rem minmax(0, 3fr) minmax(0, 8fr);
    }

    ul {
      grid-column: 3;
    }
  }
`;
