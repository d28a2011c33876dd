import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import type { AgreedRate, PerKmLane } from '@saltbush/freight';
import type { MemberAct } from './api/member-roles.data.ts';
import { companiesOf as companies } from './companiesOf.ts';
import { companyKnown as known } from './companyKnown.ts';
import { addClient as add, type GivenClient } from './desk/addClient.ts';
import { type Payer, payerOf as payer } from './desk/payerOf.ts';
import { type FoundKey, type KnownKey, findKey as keyByText } from './keys/findKey.ts';
import { mirrorCompanies as mirror } from './keys/mirrorCompanies.ts';
import { addMembers as addPeople, type GivenPeople } from './members/addMembers.ts';
import { companyFor as companyForAct } from './members/companyFor.ts';
import { KEY_USER_PREFIX } from './members/key-user-prefix.ts';
import { keyUser } from './members/keyUser.ts';
import { type MembershipRow, membershipsOf as memberships } from './members/membershipsOf.ts';
import { type Member, membersOf as members } from './members/membersOf.ts';
import { ownersOf as owners } from './members/ownersOf.ts';
import { requireMay as mayAct } from './members/requireMay.ts';
import { agreedRateFor as agreedRate } from './rate-sheets/agreedRateFor.ts';
import type { ClientTables } from './tables.ts';

export type { Member };
export { type FoundKey, KEY_USER_PREFIX, type KnownKey, keyUser };

// What other capabilities may ask of clients, and do with them. Each takes part in the caller's transaction.
type Given = Queries<GroundTables>;
const own = withTables<ClientTables>;

/** @see companies */
export const companiesOf = (db: Given, userId: string): Promise<string[]> => companies(own(db), userId);

/** @see known */
export const companyKnown = (db: Given, reference: string): Promise<boolean> => known(own(db), reference);

/** @see memberships */
export const membershipsOf = (db: Given, userId: string): Promise<MembershipRow[]> => memberships(own(db), userId);

/** @see members */
export const membersOf = (db: Given, asked: Parameters<typeof members>[1]): Promise<Member[]> =>
  members(own(db), asked);

/** @see companyForAct */
export const companyFor = (db: Given, userId: string, act: MemberAct): Promise<string | null> =>
  companyForAct(own(db), userId, act);

/** @see owners */
export const ownersOf = (db: Given, reference: string): Promise<string[]> => owners(own(db), reference);

/** @see mayAct */
export const requireMay = (
  db: Given,
  asked: { userId: string; act: MemberAct; company: string | null },
): Promise<void> => mayAct(own(db), asked);

/** @see payer */
export const payerOf = (db: Given, reference: string): Promise<Payer | null> => payer(own(db), reference);

/** @see agreedRate */
export const agreedRateFor = (db: Given, userId: string | null, lane: PerKmLane): Promise<AgreedRate | null> =>
  agreedRate(own(db), userId, lane);

/** @see add */
export const addClient = (db: Given, client: GivenClient): Promise<{ reference: string; isNew: boolean }> =>
  add(own(db), client);

/** @see addPeople */
export const addMembers = (db: Given, people: GivenPeople): Promise<void> => addPeople(own(db), people);

/** @see keyByText */
export const findKey = (db: Given, text: string, now: Date): Promise<FoundKey | null> => keyByText(own(db), text, now);

/** @see mirror */
export const mirrorCompanies = (
  asked: Omit<Parameters<typeof mirror>[0], 'from' | 'to'> & { from: Given; to: Given },
): Promise<void> => mirror({ ...asked, from: own(asked.from), to: own(asked.to) });
