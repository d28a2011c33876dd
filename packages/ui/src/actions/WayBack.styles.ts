import styled from 'styled-components';
import { radius, space, text } from '../theme/theme.ts';

export const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 2rem;
  border-radius: ${radius.control};
  font-size: ${text.s14};
  font-weight: 600;
`;
