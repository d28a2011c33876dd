export const hiddenAlertsSql = `
-- Which kinds of alerts a user does not want to see in the portal. Who sees all of them has no row.
create table hidden_alerts (
  user_id text primary key,
  kinds jsonb not null
);
`;
