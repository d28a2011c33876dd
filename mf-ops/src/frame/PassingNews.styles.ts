import { radius, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Place = styled.div`
  border-radius: ${radius.card};

  &:empty {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};

  /* Aligns the text with the page's text. */
  > button {
    margin-inline: calc(-1 * ${space(1.75)});
  }
`;
