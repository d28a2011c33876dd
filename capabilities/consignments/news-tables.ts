/** Who is told of what happens to bookings. Each takes every event once. */
export type NewsReader = 'alerts' | 'webhooks';

interface UnreadEventTable {
  reader: NewsReader;
  event_id: number;
}

export interface NewsTables {
  unread_events: UnreadEventTable;
}
