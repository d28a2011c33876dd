import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1.5)};
`;
