export const paymentTermsSql = `
-- Days after an invoice in which a client pays; null where nothing else was agreed than the terms say.
alter table clients add column payment_terms_days integer check (payment_terms_days between 1 and 120);
`;
