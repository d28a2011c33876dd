import { color, figures, radius, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Count = styled.span`
  ${figures}
  position: relative;
  min-width: 1.5rem;
  padding: 0 0.4rem;
  border-radius: ${radius.pill};
  background: ${color.saltbush};
  color: ${color.white};
  font-size: ${text.s14};
  font-weight: 620;
  line-height: 1.375rem;
  text-align: center;
`;
