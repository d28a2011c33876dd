import { color } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;

export const Ground = styled.line`
  stroke: ${color.ink};
  stroke-width: 0.05;
`;

export const Dark = styled.rect`
  fill: ${color.ink};
`;

export const Cab = styled.rect`
  fill: ${color.white};
  stroke: ${color.inkSoft};
  stroke-width: 0.05;
`;

export const Wheel = styled.circle`
  fill: ${color.ink};
  stroke: ${color.white};
  stroke-width: 0.07;
`;
