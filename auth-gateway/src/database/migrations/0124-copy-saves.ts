export const copySavesSql = `
-- What was saved last in a working copy, for the open pages of its browser.
create table copy_saves (
  override_id text primary key references release_overrides (id) on delete cascade,
  hash text not null,
  -- Not jsonb, which takes no text with the character 0.
  updates json not null,
  scripts json not null
);
`;
