import { figures, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The ring, with its key beside it if there is room. */
export const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)} ${space(3)};
`;

export const Ring = styled.svg`
  flex: none;
`;

export const Key = styled.ul`
  ${figures}
  display: grid;
  flex: 1 1 11rem;
  gap: ${space(1)};
  max-width: 22rem;
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
