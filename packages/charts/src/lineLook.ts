import { color } from '@saltbush/ui';

export interface LineLook {
  stroke: string;
  strokeDasharray: string;
  marker: 'circle' | 'square' | 'triangleUp' | 'diamond';
}

/** Each 3 to 1 or better against white and paper, and told apart by dash and marker as well. */
const LOOKS: readonly [LineLook, ...LineLook[]] = [
  { stroke: color.saltbush, strokeDasharray: 'none', marker: 'circle' },
  { stroke: color.ochre, strokeDasharray: '7 4', marker: 'square' },
  { stroke: color.ink, strokeDasharray: '2 4', marker: 'triangleUp' },
  { stroke: color.control, strokeDasharray: '10 3 2 3', marker: 'diamond' },
];

/** The look of a line by its place. */
export const lineLook = (index: number): LineLook => LOOKS[index % LOOKS.length] ?? LOOKS[0];
