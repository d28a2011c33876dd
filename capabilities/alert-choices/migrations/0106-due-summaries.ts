export const dueSummariesSql = `
-- Whose summary is due is read from what waits, however many people chose.
create index alert_items_by_day on alert_items (summary_day, user_id);
`;
