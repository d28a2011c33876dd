export const creditNoteSearchSql = `
create index credit_notes_by_reference_text on credit_notes (lower(reference collate "C"));
`;
