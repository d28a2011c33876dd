import type { ErasePersonInput, PersonCounts } from '@saltbush/business-api/people';

/** What gives somebody power over what is held about a person, as it was asked for. */
export type PersonPowerAct =
  | {
      kind: 'export-person';
      email: string;
      reason: string;
      /** How much was held when it was asked for. */
      records: number;
    }
  | ({
      kind: 'erase-person';
      /** What it does, as was seen when it was asked for. */
      counts: PersonCounts;
    } & ErasureWish);

/** An erasure, once the address was typed again. */
export type ErasureWish = Omit<ErasePersonInput, 'confirmation'>;
