import type { Access } from '@saltbush/contract';
import type { ReleasePage } from '@saltbush/contract/release';

type AreaRoute = Pick<ReleasePage, 'path' | 'frame' | 'interactive' | 'area'> & { access?: Access };

/** The contract's limit, once more: `mfe new` runs where no package is installed. */
const LONGEST_LABEL = 24;

/** What is wrong with the frame to work in, and with the areas, that routes say they have. */
export function areaRuleFindings(routes: readonly AreaRoute[]): string[] {
  return routes.flatMap(({ path, access = 'everyone', frame, interactive, area }) => [
    ...(frame === 'work' && access === 'everyone'
      ? [`${path}: the frame to work in is for people who are signed in. Give the page an access, or leave out frame.`]
      : []),
    ...(frame === 'work' && interactive !== undefined
      ? [`${path}: the frame to work in needs the host at once. Leave out interactive.`]
      : []),
    ...(area !== undefined && frame !== 'work'
      ? [`${path}: only the frame to work in shows areas. Add frame: 'work', or leave out area.`]
      : []),
    ...(area !== undefined && path.includes('/:')
      ? [`${path}: an area leads to one address. Put it on a page without a parameter.`]
      : []),
    ...(area !== undefined && (area.label.trim() === '' || area.label.length > LONGEST_LABEL)
      ? [`${path}: the label of an area has 1 to ${LONGEST_LABEL} characters.`]
      : []),
  ]);
}
