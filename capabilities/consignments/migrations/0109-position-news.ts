export const positionNewsSql = `
-- When open pages were last told that a consignment has another position. The positions themselves are kept elsewhere.
create table position_news (
  booking_reference text primary key references bookings (reference) on delete cascade,
  at timestamptz not null
);
create index position_news_by_time on position_news (at);
`;
