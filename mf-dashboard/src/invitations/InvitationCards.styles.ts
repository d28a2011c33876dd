import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.print} {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(1)};
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
  margin-top: ${space(2)};
`;
