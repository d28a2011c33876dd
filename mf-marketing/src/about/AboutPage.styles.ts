import { space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Story = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2.5)};
`;

export const Principles = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};

  > div {
    display: grid;
    gap: ${space(1)};
    padding-top: ${space(2.5)};
    border-top: 2px solid ${surface.accent};
  }

  p {
    color: ${surface.textSoft};
  }
`;
