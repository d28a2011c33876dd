import { space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Result = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
`;
