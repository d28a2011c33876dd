import { figures, space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Description = styled.span`
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(1)};
`;

export const Figures = styled.span`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};
`;
