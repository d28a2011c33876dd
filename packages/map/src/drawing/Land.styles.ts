import { color, media } from '@saltbush/ui';
import styled from 'styled-components';

/** Lines keep their width in pixels, however close the map is. */
const Line = styled.path.attrs({ vectorEffect: 'non-scaling-stroke' })`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A light rim in the sea along the coast, as on a printed map. */
export const Shallows = styled(Line)`
  stroke: ${color.white};
  stroke-opacity: 0.55;
  stroke-width: 9px;
`;

export const Land = styled(Line)`
  fill: ${color.paper};
  stroke: ${color.control};
  stroke-opacity: 0.7;
  stroke-width: 1px;

  ${media.print} {
    fill: ${color.white};
  }
`;

export const Borders = styled(Line)`
  stroke: ${color.control};
  stroke-opacity: 0.75;
  stroke-width: 1px;
  stroke-dasharray: 5 4;
`;

export const Road = styled(Line)`
  stroke: ${color.ochreLight};
  stroke-opacity: 0.5;
  stroke-width: 1.25px;

  &[data-main] {
    stroke-opacity: 0.75;
    stroke-width: 2px;
  }
`;
