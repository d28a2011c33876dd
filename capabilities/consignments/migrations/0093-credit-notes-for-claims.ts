export const claimCreditNotesSql = `
-- A note takes something off a line that was disputed, or off the invoice as a whole for a claim about its freight. Of
-- claims there is only the reference here: they are kept elsewhere.
alter table credit_notes alter column position drop not null;
alter table credit_notes alter column dispute_id drop not null;
alter table credit_notes add column claim_reference text unique;
alter table credit_notes add constraint credit_notes_cause check (
  (position is null) = (dispute_id is null) and (dispute_id is null) = (claim_reference is not null)
);
`;
