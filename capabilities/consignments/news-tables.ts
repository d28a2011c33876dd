/** Who is told of what happens to bookings. Each takes every event once. */
export type NewsReader = 'alerts' | 'webhooks';

interface UnreadEventTable {
  reader: NewsReader;
  event_id: number;
  /** `traceparent` of the work that it was made in; null where nothing is measured. */
  trace: string | null;
}

interface PositionNewsTable {
  booking_reference: string;
  /** When open pages were last told of a position of it. */
  at: Date;
}

export interface NewsTables {
  unread_events: UnreadEventTable;
  position_news: PositionNewsTable;
}
