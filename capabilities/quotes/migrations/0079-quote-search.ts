/** What a quote is found by besides its reference. A query must have it as the index has. */
export const QUOTE_WORDS =
  "search_words(split_part(reference, '-', 3) || ' ' || coalesce(request ->> 'pickup', '') || ' ' || " +
  "coalesce(request ->> 'delivery', ''))";

export const quoteSearchSql = `
create index quotes_by_reference_text on quotes (lower(reference collate "C"));
create index quotes_by_words on quotes using gin (${QUOTE_WORDS}) with (fastupdate = off);
`;
