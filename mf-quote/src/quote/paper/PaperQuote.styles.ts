import { media, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Paper = styled.div`
  display: none;

  ${media.print} {
    display: grid;
    gap: ${space(2)};
    font-size: 9.5pt;
  }
`;
