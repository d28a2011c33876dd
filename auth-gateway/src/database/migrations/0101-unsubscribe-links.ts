export const unsubscribeLinksSql = `
-- Where a mail program ends such mails with one press; null for mails that nobody can end.
alter table mails add column unsubscribe_url text;
`;
