import { color, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Key = styled.span`
  min-width: 1.5rem;
  padding: 0 ${space(0.75)};
  border: 1px solid ${color.control};
  border-radius: 5px;
  font-size: ${text.s14};
  text-align: center;
`;
