import { space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Links = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(0.5)};
`;
