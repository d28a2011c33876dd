import { color, font } from '@saltbush/ui';
import styled from 'styled-components';

export const Bar = styled.path`
  fill: none;
  stroke: ${color.inkSoft};
  stroke-width: 1.5px;
`;

export const Length = styled.text`
  fill: ${color.inkSoft};
  stroke: ${color.white};
  stroke-opacity: 0.7;
  stroke-width: 3px;
  paint-order: stroke;
  font-family: ${font.body};
  font-size: 12px;
`;
