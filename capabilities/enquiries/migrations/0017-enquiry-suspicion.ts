export const enquirySuspicionSql = `
alter table enquiry_events add column clears_suspicion boolean not null default false;
`;
