export const logSignaturesSql = `
-- Lines of before, and of gateways without a key, have none.
alter table release_log add column signed_by text, add column signature text;
alter table release_log add constraint release_log_signature_check
  check ((signed_by is null) = (signature is null));
`;
