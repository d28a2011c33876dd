export const eventTracesSql = `
-- The work that an event was made in (W3C traceparent), where traces are sent to a collector. It goes with the row, once
-- whoever tells of the event has taken it.
alter table unread_events add column trace text;
`;
