import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
