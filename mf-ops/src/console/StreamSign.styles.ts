import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Line = styled.p`
  display: flex;
  gap: ${space(0.75)};
  padding-block: 0.375rem;
  color: ${surface.textSoft};
  font-size: ${text.s14};

  > svg {
    flex: none;
    height: 1lh;
  }

  &[data-state="live"] > svg {
    color: ${color.good};
  }

  &[data-state="broken"] {
    color: ${color.warn};
    font-weight: 600;
  }
`;
