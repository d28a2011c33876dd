import { space } from '@saltbush/ui';
import styled from 'styled-components';
import { ActRows } from '../console/rows.styles.ts';

export const List = styled(ActRows)`
  > li > form {
    grid-column: 1 / -1;
    margin-top: ${space(1)};
  }
`;
