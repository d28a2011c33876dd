import { type DepotId, depotOf, resolvePlace } from '@saltbush/freight';

/** Says which depot picks up in a suburb. Places repeat, and understanding one takes longer than remembering it. */
export function depotFinder(): (suburb: string) => DepotId {
  const known = new Map<string, DepotId>();
  return (suburb) => {
    const found = known.get(suburb) ?? depotOf(resolvePlace(suburb));
    known.set(suburb, found);
    return found;
  };
}
