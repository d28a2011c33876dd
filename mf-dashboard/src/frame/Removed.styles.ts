import { space } from '@saltbush/ui';
import styled from 'styled-components';

/** What was done. It takes the focus. */
export const Outcome = styled.div`
  &:focus {
    outline: none;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1)};
`;
