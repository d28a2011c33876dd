import { space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;
