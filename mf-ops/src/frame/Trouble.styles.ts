import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Way = styled.div`
  margin-top: ${space(1.5)};
`;
