import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Words = styled.div`
  display: grid;
  gap: ${space(1.5)};
  max-width: 46rem;
  overflow-wrap: anywhere;
`;

export const Soft = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
