import { sql } from 'kysely';

/** The booker's address inside a booking. */
export const bookerEmail = sql<string | null>`(bookings.details #>> '{booker,email}')`;
