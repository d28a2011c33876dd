export const alertsSql = `
create table alert_choices (
  user_id text primary key,
  email text,
  token_hash text not null unique,
  mails jsonb not null,
  summary_day text,
  changed_at timestamptz not null
);
create table alert_items (
  id bigint generated always as identity primary key,
  -- Nobody else wants what waits for them.
  user_id text not null references alert_choices (user_id) on delete cascade,
  company text,
  kind text not null,
  title text not null,
  detail text not null,
  path text not null,
  at timestamptz not null,
  summary_day text not null
);
create index alert_items_by_user on alert_items (user_id, summary_day);
create index alert_items_by_time on alert_items (at);
create table alert_rounds (
  what text primary key,
  day text not null,
  after text not null
);
`;
