import styled from 'styled-components';
import { color, radius, space, text } from '../theme/theme.ts';

export const Bubble = styled.span`
  position: fixed;
  inset: auto;
  z-index: 1;
  width: max-content;
  max-width: min(16rem, calc(100vw - ${space(2)}));
  margin: 0;
  padding: ${space(0.5)} ${space(1)};
  border: 1px solid ${color.inkSoft};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.white};
  font-size: ${text.s14};
  font-weight: 500;
  line-height: 1.4;
  white-space: normal;
  overflow-wrap: anywhere;

  &[hidden] {
    display: none;
  }
`;
