import { color, space, text } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 2.75rem;
  color: ${color.inkSoft};
  font-size: ${text.s14};
`;
