import type { House } from '@saltbush/capability';
import { type ClientDesk, createClientDesk } from './desk/createClientDesk.ts';
import { createRateSheetStore, type RateSheetStore } from './rate-sheets/createRateSheetStore.ts';
import { createSheetReader, type SheetReader } from './rate-sheets/createSheetReader.ts';
import type { ClientTables } from './tables.ts';

/** What the handlers work with. */
export interface ClientParts {
  house: House<ClientTables>;
  desk: ClientDesk;
  sheets: RateSheetStore;
  readSheet: SheetReader;
  /**
   * Ends the sessions of somebody who was removed from a company. Who belongs to a company is read at each request, so
   * its freight is out of reach even where this fails.
   */
  endSignIns: (userId: string, removal: { reference: string; actor: string }) => Promise<void>;
}

export function startClients(house: House<ClientTables>): ClientParts {
  const { readSheet, close } = createSheetReader(house.threadOptions);
  house.when.closed(close);
  return {
    ...{ house, desk: createClientDesk(house), sheets: createRateSheetStore(house.database), readSheet },
    endSignIns: (userId, { reference, actor }) =>
      house.signIns.end(userId, { at: house.now(), reason: `Removed from the client account ${reference}`, actor }),
  };
}
