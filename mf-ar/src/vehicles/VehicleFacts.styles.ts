import { color, space, text } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Note = styled.p`
  margin-top: ${space(1.5)};
  color: ${color.inkSoft};
  font-size: ${text.s14};
`;
