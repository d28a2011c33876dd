import { color, radius } from '@saltbush/ui';
import styled, { css } from 'styled-components';

export const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 30rem;
  height: auto;
  border-radius: ${radius.card};
  background: ${color.sand};
`;

export const Streets = styled.path`
  fill: none;
  stroke: ${color.white};
  stroke-width: 26;
`;

const run = css`
  fill: none;
  stroke-width: 6;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

export const Driven = styled.path`
  ${run}
  stroke: ${color.saltbush};
`;

export const Lost = styled.path`
  ${run}
  stroke: ${color.ochre};
  stroke-dasharray: 1 14;
`;

export const Depot = styled.circle`
  fill: ${color.white};
  stroke: ${color.saltbush};
  stroke-width: 6;
`;

export const Truck = styled.path`
  fill: ${color.saltbush};
`;

export const Wheel = styled.circle`
  fill: ${color.ink};
  stroke: ${color.white};
  stroke-width: 3;
`;

export const Pin = styled.path`
  fill: ${color.ochre};
`;

export const PinMark = styled.path`
  fill: none;
  stroke: ${color.white};
  stroke-width: 4;
  stroke-linecap: round;
`;
