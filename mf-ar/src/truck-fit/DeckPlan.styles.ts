import { color, figures, media, motion } from '@saltbush/ui';
import styled from 'styled-components';

/** Package lines get this many colours; their numbers tell them apart as well. */
export const LINE_COLOURS = 4;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  forced-color-adjust: none;
`;

export const Cab = styled.path`
  fill: ${color.ink};
`;

export const Glass = styled.path`
  fill: ${color.mistOnInk};
  opacity: 0.75;
`;

export const Mirror = styled.rect`
  fill: ${color.inkSoft};
`;

export const Coupling = styled.rect`
  fill: ${color.inkSoft};
`;

export const Deck = styled.rect`
  fill: ${color.white};
  stroke: ${color.ink};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;

export const Plank = styled.line`
  stroke: ${color.hairline};
  stroke-width: 2;
`;

export const Item = styled.rect`
  fill: ${color.saltbush};
  transition: fill ${motion.quick};

  &[data-line="1"] {
    fill: ${color.ochre};
  }

  &[data-line="2"] {
    fill: ${color.inkSoft};
  }

  &[data-line="3"] {
    fill: ${color.ochreLight};
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;

export const Slats = styled.path`
  fill: none;
  stroke: ${color.white};
  stroke-width: 2;
  opacity: 0.3;
`;

export const LineNumber = styled.text`
  ${figures}
  fill: ${color.white};
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;

  &[data-line="3"] {
    fill: ${color.ink};
  }
`;

/** An item without room: its outline on the ground behind the truck. */
export const Ghost = styled.rect`
  fill: none;
  stroke: ${color.warn};
  stroke-width: 2px;
  stroke-dasharray: 5 4;
  vector-effect: non-scaling-stroke;
`;

export const Measure = styled.path`
  fill: none;
  stroke: ${color.inkSoft};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
`;

/** Text keeps a readable size when the drawing is small. */
export const Figure = styled.text`
  ${figures}
  fill: ${color.inkSoft};
  font-weight: 550;
  text-anchor: middle;

  @media (max-width: 47.99em) {
    transform: scale(1.6);
  }
`;
