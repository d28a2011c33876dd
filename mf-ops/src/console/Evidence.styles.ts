import { space } from '@saltbush/ui';
import styled from 'styled-components';
import { Facts } from '../sheet/DeskCard.styles.ts';

/** Below the text of a log entry. */
export const Evidence = styled(Facts)`
  margin-block: ${space(1)} ${space(0.5)};
`;
