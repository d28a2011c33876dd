import { space } from '@saltbush/ui';
import styled from 'styled-components';
import { ActRows } from '../console/rows.styles.ts';

/** As high with the button as without it. */
export const List = styled(ActRows)`
  > li {
    min-height: 3.5rem;
    padding-block: ${space(0.75)};
  }
`;
