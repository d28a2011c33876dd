import { figures, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The ring, and its key beside it where there is room. */
export const Place = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  align-items: center;
  gap: ${space(2)} ${space(4)};
`;

export const Ring = styled.svg`
  margin-inline: auto;
`;

export const Key = styled.ul`
  ${figures}
  display: grid;
  gap: ${space(1)};
  font-size: ${text.s16};
  line-height: 1.3;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1.25)};
  }

  svg {
    forced-color-adjust: none;
  }
`;
