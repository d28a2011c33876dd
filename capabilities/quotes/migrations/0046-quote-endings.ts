export const quoteEndingsSql = `
-- One row a day and reason: how the prices ended that visitors asked for. Nothing of what was asked, or of whom.
create table quote_endings (
  day date not null,
  ending text not null,
  asked integer not null check (asked > 0),
  primary key (day, ending)
);
`;
