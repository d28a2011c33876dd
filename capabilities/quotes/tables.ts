import type { House } from '@saltbush/capability';
import type { GroundTables, Json, Written } from '@saltbush/capability/database';
import type { IsoDate, Quote, QuoteEnding, QuoteRequest } from '@saltbush/freight';

/** A saved quote. Only `booking_reference` is ever changed. */
interface QuoteTable {
  reference: string;
  token_hash: string;
  submission_id: string;
  /** Id of the user who was signed in; null for a guest. */
  user_id: string | null;
  /** Reference of the quote that this one re-prices. */
  replaces: string | null;
  request: Json<QuoteRequest>;
  quote: Json<Quote>;
  pricing_version: IsoDate;
  terms_version: string;
  total_ex_cents: number;
  gst_cents: number;
  /** The last day on which the price is valid, on Sydney's calendar. */
  valid_until: IsoDate;
  saved_at: Date;
  booking_reference: string | null;
}

/** One row per submission, so that sending it again sends no second mail. */
interface QuoteMailTable {
  submission_id: string;
  reference: string;
  recipient: string;
  asked_at: Written<Date>;
}

/** How often prices ended in this way on a day. */
interface QuoteEndingTable {
  /** On Sydney's calendar. */
  day: IsoDate;
  ending: QuoteEnding;
  asked: number;
}

export interface QuoteTables {
  quotes: QuoteTable;
  quote_mails: QuoteMailTable;
  quote_endings: QuoteEndingTable;
}

/** What of the database this capability sees. */
export type Tables = QuoteTables & GroundTables;
export type Database = House<QuoteTables>['database'];
