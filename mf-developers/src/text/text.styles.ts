import { color, text } from '@saltbush/ui';
import styled from 'styled-components';

/** A code breaks only where it is longer than its line. */
export const Code = styled.code`
  display: inline-block;
  max-width: 100%;
  padding: 0 0.3em;
  border-radius: 4px;
  background: ${color.sand};
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: ${text.s14};
  overflow-wrap: anywhere;
`;
