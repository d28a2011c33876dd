import { font, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Title = styled.h2`
  margin-bottom: ${space(4)};
`;

export const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5em), 1fr));
  gap: 0 ${space(4)};

  li {
    display: grid;
    align-content: start;
    padding: ${space(1.75)} 0;
    border-top: 1px solid ${surface.line};
  }

  strong {
    font-family: ${font.display};
    font-size: ${text.s22};
    font-stretch: 112%;
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  span {
    color: ${surface.textSoft};
    font-size: ${text.s16};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    li:first-child {
      grid-column: span 2;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    li:first-child {
      grid-area: span 2 / auto;
    }

    li:first-child strong {
      font-size: ${text.s48};
      line-height: 1.1;
    }
  }
`;
