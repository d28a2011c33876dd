/** What an enquiry is found by besides its reference. A query must have it as the index has. */
export const ENQUIRY_WORDS =
  "search_words(split_part(reference, '-', 3) || ' ' || name || ' ' || company || ' ' || email || ' ' || " +
  "regexp_replace(phone, '\\D', '', 'g'))";

export const enquirySearchSql = `
create index enquiries_by_reference_text on enquiries (lower(reference collate "C"));
create index enquiries_by_name on enquiries (lower(name collate "C"));
create index enquiries_by_company on enquiries (lower(company collate "C"));
create index enquiries_by_words on enquiries using gin (${ENQUIRY_WORDS}) with (fastupdate = off);
create index enquiries_by_receipt on enquiries (received_at);
`;
