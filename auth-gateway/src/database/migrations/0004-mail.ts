export const mailSql = `
create table mails (
  id bigint generated always as identity primary key,
  kind text not null,
  message_id text not null unique,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  attachments jsonb not null default '[]',
  status text not null check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  fault text,
  queued_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz
);
create index mails_due on mails (due_at) where status = 'queued';

create table reference_counters (
  series text not null,
  year integer not null,
  last integer not null,
  primary key (series, year)
);
`;
