export const deliveryTracesSql = `
-- The work that caused it (W3C traceparent), where traces are sent to a collector.
alter table webhook_deliveries add column trace text;
`;
