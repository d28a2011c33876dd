import { color } from '@saltbush/ui';
import styled, { keyframes } from 'styled-components';

const Line = styled.path`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Casing = styled(Line)`
  stroke: ${color.white};
  stroke-width: 8px;
`;

export const Been = styled(Line)`
  stroke: ${color.saltbush};
  stroke-width: 4.5px;
`;

/** Dots, since it says the direction and not the road. */
export const Left = styled(Line)`
  stroke: ${color.saltbush};
  stroke-width: 3px;
  stroke-dasharray: 0.1 8;
`;

export const Pickup = styled.circle`
  fill: ${color.white};
  stroke: ${color.ink};
  stroke-width: 3px;
`;

export const Delivery = styled.rect`
  fill: ${color.ink};
  stroke: ${color.white};
  stroke-width: 2px;
`;

export const Accuracy = styled.circle`
  fill: ${color.saltbush};
  fill-opacity: 0.14;
  stroke: ${color.saltbush};
  stroke-opacity: 0.5;
  stroke-width: 1px;
`;

export const Here = styled.circle`
  fill: ${color.saltbush};
  stroke: ${color.white};
  stroke-width: 3px;
`;

const spread = keyframes`
  from { transform: scale(1); opacity: 0.5; }
  to { transform: scale(2.4); opacity: 0; }
`;

/** Says that the position is reported now. With reduced motion there is none, and the words say it. */
export const Pulse = styled.circle`
  fill: ${color.saltbush};
  opacity: 0;
  transform-box: fill-box;
  transform-origin: center;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${spread} 2.4s ease-out infinite;
  }
`;
