export const mailsInTurnSql = `
-- In the order in which mails are sent: those that can be ended after the others.
create index mails_in_turn on mails ((unsubscribe_url is not null), due_at, id) where status = 'queued';
drop index mails_due;
`;
