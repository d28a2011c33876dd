export const askedAgainSql = `
-- When the desk was asked anew, since the client changed what it had accepted; null where it was asked once.
alter table bookings add column asked_at timestamptz;
`;
