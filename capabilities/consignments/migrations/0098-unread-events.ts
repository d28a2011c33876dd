export const unreadEventsSql = `
-- What happened and a reader of it, such as the webhooks, has not taken yet. Taken rows are removed.
create table unread_events (
  reader text not null,
  event_id bigint not null references booking_events (id) on delete cascade,
  primary key (reader, event_id)
);
create index unread_events_by_event on unread_events (event_id);
`;
