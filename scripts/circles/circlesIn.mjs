import { strongGroups } from './strongGroups.mjs';

/**
 * The circles among imports (`{ from, to }`, paths below one root), each level of folders by itself: what stands side by
 * side in one folder, files and folders alike, must have an order in which each imports only what is below it. A circle
 * says in which folder it is, what stands in it, and which import ties each pair.
 */
export function circlesIn(imports) {
  const levels = new Map();
  for (const { from, to } of imports) {
    const parting = whereTheyPart(from, to);
    if (!parting) continue;
    const { folder, ...pair } = parting;
    levels.set(folder, [...(levels.get(folder) ?? []), { ...pair, from, to }]);
  }
  return [...levels]
    .flatMap(([folder, ties]) => strongGroups(ties).map((members) => circle(folder, members, ties)))
    .toSorted((a, b) => a.folder.localeCompare(b.folder));
}

/** The folder that holds both, and what of that folder each is in. Nothing where one is in the other. */
function whereTheyPart(from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, index) => part !== b[index]);
  if (depth === -1 || b[depth] === undefined) return undefined;
  return { folder: a.slice(0, depth).join('/'), importing: a[depth], imported: b[depth] };
}

function circle(folder, members, ties) {
  const isInside = ({ importing, imported }) => members.includes(importing) && members.includes(imported);
  return { folder, members: members.toSorted(), ties: ties.filter(isInside) };
}
