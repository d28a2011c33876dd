/** What a client is found by besides its reference. A query must have it as the index has. */
export const CLIENT_WORDS =
  "search_words(split_part(reference, '-', 3) || ' ' || business_name || ' ' || contact_name || ' ' || email || ' ' || " +
  "regexp_replace(coalesce(details ->> 'phone', ''), '\\D', '', 'g') || ' ' || coalesce(details ->> 'originSuburb', ''))";

export const clientSearchSql = `
create index clients_by_reference_text on clients (lower(reference collate "C"));
create index clients_by_business_name on clients (lower(business_name collate "C"));
create index clients_by_words on clients using gin (${CLIENT_WORDS}) with (fastupdate = off);
create index clients_by_submission on clients (submitted_at);
`;
