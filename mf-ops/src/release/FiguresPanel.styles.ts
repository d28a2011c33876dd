import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  > section {
    display: grid;
    gap: ${space(1)};
    min-width: 0;
  }

  h3 {
    font-size: ${text.s16};
  }
`;

export const Soft = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;
