import { space } from '@saltbush/ui';
import styled from 'styled-components';

export const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;
