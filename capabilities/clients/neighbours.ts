import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import type { AgreedRate, PerKmLane } from '@saltbush/freight';
import { companiesOf as companies } from './companiesOf.ts';
import { addClient as add, type GivenClient } from './desk/addClient.ts';
import { type Payer, payerOf as payer } from './desk/payerOf.ts';
import { agreedRateFor as agreedRate } from './rate-sheets/agreedRateFor.ts';
import type { ClientTables } from './tables.ts';

// What other capabilities may ask of clients, and do with them. Each takes part in the caller's transaction.
type Given = Queries<GroundTables>;
const own = withTables<ClientTables>;

/** @see companies */
export const companiesOf = (db: Given, userId: string): Promise<string[]> => companies(own(db), userId);

/** @see payer */
export const payerOf = (db: Given, reference: string): Promise<Payer | null> => payer(own(db), reference);

/** @see agreedRate */
export const agreedRateFor = (db: Given, userId: string | null, lane: PerKmLane): Promise<AgreedRate | null> =>
  agreedRate(own(db), userId, lane);

/** @see add */
export const addClient = (db: Given, client: GivenClient): Promise<{ reference: string; isNew: boolean }> =>
  add(own(db), client);
