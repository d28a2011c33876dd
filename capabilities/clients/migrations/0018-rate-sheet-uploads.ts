export const rateSheetUploadsSql = `
create table rate_sheet_uploads (
  token_hash text primary key,
  network text not null,
  content_digest text not null,
  row_count integer not null,
  skipped_count integer not null,
  uploaded_at timestamptz not null
);
create index rate_sheet_uploads_by_time on rate_sheet_uploads (uploaded_at);

create table rate_sheet_upload_batches (
  token_hash text not null references rate_sheet_uploads (token_hash) on delete cascade,
  position integer not null,
  rows text not null,
  primary key (token_hash, position)
);
`;
