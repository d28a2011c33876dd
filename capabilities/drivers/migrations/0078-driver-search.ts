/** What a submitted application is found by besides its reference. A query must have it as the index has. */
export const DRIVER_WORDS =
  "search_words(split_part(reference, '-', 3) || ' ' || coalesce(details ->> 'name', '') || ' ' || " +
  "coalesce(details ->> 'email', '') || ' ' || regexp_replace(coalesce(details ->> 'phone', ''), '\\D', '', 'g') || " +
  "' ' || coalesce(details ->> 'vehicle', ''))";

export const driverSearchSql = `
create index driver_applications_by_reference_text on driver_applications (lower(reference collate "C"));
create index driver_applications_by_words on driver_applications using gin (${DRIVER_WORDS}) with (fastupdate = off);
create index driver_applications_by_submission on driver_applications (submitted_at);
`;
