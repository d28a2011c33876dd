import { space } from '@saltbush/ui';
import styled from 'styled-components';
import { ActRows } from '../console/rows.styles.ts';

/** As high with the button as without it. */
export const List = styled(ActRows)`
  > li {
    min-height: 3.5rem;
    padding-block: ${space(0.75)};
  }

  /* Its letters end where those of the other rows do. */
  > li > button {
    margin-inline: -${space(1.75)};
  }
`;

/** Its letters begin where those of the list do. */
export const More = styled.div`
  margin-inline-start: -${space(1.75)};
`;
