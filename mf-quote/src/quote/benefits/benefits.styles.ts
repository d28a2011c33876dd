import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The heading on the left and the cards below each other: three facts to read, not three posters. */
export const Benefits = styled.div`
  display: grid;
  gap: ${space(4)};

  > ul {
    display: grid;
    gap: ${space(2)};
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space(0.5)} ${space(2)};
  }

  li > svg {
    grid-row: span 2;
    align-self: start;
    color: ${surface.accent};
  }

  li > p {
    color: ${surface.textSoft};
    font-size: ${text.s16};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space(8)};
  }
`;

export const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};

  p {
    margin-top: ${space(1)};
    color: ${surface.textSoft};
  }
`;
