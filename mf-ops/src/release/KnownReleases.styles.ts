import { space } from '@saltbush/ui';
import styled from 'styled-components';
import { ActRows } from '../console/rows.styles.ts';

/** Same height with and without the button. */
export const List = styled(ActRows)`
  > li {
    min-height: 3.5rem;
    padding-block: ${space(0.75)};
  }

  /* Aligns the text with the other rows. */
  > li > button {
    margin-inline: calc(-1 * ${space(1.75)});
  }
`;

/** Aligns the text with the list. */
export const More = styled.div`
  margin-inline-start: calc(-1 * ${space(1.75)});
`;
