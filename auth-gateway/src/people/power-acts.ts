import type { ErasePersonInput, PersonCounts } from '@saltbush/business-api/people';

/** An act that gives power over the data about a person, as it was asked for. */
export type PersonPowerAct =
  | {
      kind: 'export-person';
      email: string;
      reason: string;
      /** Number of records when it was asked for. */
      records: number;
    }
  | ({
      kind: 'erase-person';
      /** What the erasure does, as it was shown when it was asked for. */
      counts: PersonCounts;
    } & ErasureWish);

/** An erasure for which the address was typed again. */
export type ErasureWish = Omit<ErasePersonInput, 'confirmation'>;
