import { color, onLight, radius, space } from '@saltbush/ui';
import styled from 'styled-components';

export const Card = styled.div`
  ${onLight}
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  max-width: 46rem;
  margin-top: ${space(4)};
  padding: clamp(${space(2)}, 3vw, ${space(4)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;
