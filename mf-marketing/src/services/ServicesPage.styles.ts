import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

export const Intro = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  p {
    max-width: 30rem;
    color: ${surface.textSoft};
  }
`;
