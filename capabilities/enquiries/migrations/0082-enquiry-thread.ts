export const enquiryThreadSql = `
-- What went between us and whoever wrote, beside what staff did. A gateway that does not know of this writes steps.
alter table enquiry_events add column kind text not null default 'step' check (kind in ('step', 'reply', 'heard'));
alter table enquiry_events add column words text not null default '';
alter table enquiry_events add column heard_by text check (heard_by in ('mail', 'telephone', 'in person'));
-- The mail that a reply went out as. No foreign key: the outbox is kept for a shorter time than the thread.
alter table enquiry_events add column mail_id bigint;
alter table enquiry_events add column submission_id uuid unique;
`;
