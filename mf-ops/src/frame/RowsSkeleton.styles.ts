import { color, radius, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(2)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
`;
