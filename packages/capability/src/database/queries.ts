import type { Kysely, Transaction } from 'kysely';

/** A database with these tables among others, or a transaction of it. */
export type Queries<Tables> = Kysely<Tables> | Transaction<Tables>;
