import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Retry = styled.div`
  margin-top: ${space(1.5)};
`;
