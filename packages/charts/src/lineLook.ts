import { color } from '@saltbush/ui';

export interface LineLook {
  stroke: string;
  strokeDasharray: string;
  marker: 'circle' | 'square' | 'triangleUp' | 'diamond';
}

/** Each has a contrast of 3 to 1 or more against white and paper, and its own dash and marker. */
const LOOKS: readonly [LineLook, ...LineLook[]] = [
  { stroke: color.saltbush, strokeDasharray: 'none', marker: 'circle' },
  { stroke: color.ochre, strokeDasharray: '7 4', marker: 'square' },
  { stroke: color.ink, strokeDasharray: '2 4', marker: 'triangleUp' },
  { stroke: color.control, strokeDasharray: '10 3 2 3', marker: 'diamond' },
];

/** Look of the line at this position. */
export const lineLook = (index: number): LineLook => LOOKS[index % LOOKS.length] ?? LOOKS[0];
