import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 2rem;
  color: ${surface.textSoft};
  font-size: ${text.s14};

  &[data-line="live"] > svg {
    color: ${color.good};
  }

  &[data-line="broken"] {
    color: ${color.warn};
    font-weight: 600;
  }
`;
