import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  /* Nothing can be sent without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;
