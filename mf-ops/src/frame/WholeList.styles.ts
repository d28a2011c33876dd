import { surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Found = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};

  &:empty {
    display: contents;
  }
`;
