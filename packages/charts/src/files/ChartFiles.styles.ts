import { color, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Failed = styled.p`
  flex-basis: 100%;
  padding-inline: ${space(1.75)};
  color: ${color.signal};
  font-size: ${text.s14};
`;
