import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Adoption = styled.div`
  display: grid;
  gap: ${space(0.5)};
  max-width: 22rem;
  color: ${surface.textSoft};
  font-size: ${text.s14};

  > svg {
    border-radius: 3px;
    forced-color-adjust: none;
  }
`;
