import { color, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Code = styled.code`
  padding: 0.1em 0.3em;
  border-radius: 4px;
  background: ${color.sand};
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: ${text.s14};
  overflow-wrap: anywhere;
`;
