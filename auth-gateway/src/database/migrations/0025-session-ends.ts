export const sessionEndsSql = `
create index sessions_by_user on sessions ((sess->'user'->>'id'));

create table session_ends (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id text not null,
  sessions integer not null,
  reason text not null,
  actor text not null
);
create trigger session_ends_append_only before update or delete or truncate on session_ends
  for each statement execute function refuse_change();

create function end_sessions_of_user() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not new.roles @> old.roles then
    delete from sessions where sess->'user'->>'id' = old.id;
  end if;
  return null;
end
$$;
create trigger users_lose_sessions after update of roles or delete on users
  for each row execute function end_sessions_of_user();
`;
