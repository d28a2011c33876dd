import { DEPOTS, type DepotId } from '@saltbush/freight';

const HEAD_OFFICE: DepotId = 'sydney';

/** The depot with this id; the head office where none is named. */
export const askedDepot = (id: DepotId = HEAD_OFFICE): (typeof DEPOTS)[number] =>
  DEPOTS.find((depot) => depot.id === id) ?? DEPOTS[0];
