import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Rows of a directory: name, freight, service. */
export const List = styled.div`
  border-bottom: 1px solid ${surface.line};
`;

export const Industry = styled.article`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${surface.line};

  h2 {
    font-size: ${text.s28};
  }

  p {
    max-width: 36rem;
    color: ${surface.textSoft};
  }

  ${media.tablet} {
    grid-template-columns: 2fr 3fr;
    align-items: baseline;
    gap: ${space(1)} ${space(4)};

    h2 {
      grid-row: span 2;
    }
  }

  ${media.desktop} {
    grid-template-columns: 4fr 5fr 3fr;
    gap: ${space(5)};
    padding: ${space(3.5)} 0;

    h2 {
      grid-row: auto;
    }
  }
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;
