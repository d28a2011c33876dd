export const failureTracesSql = `
-- The trace in which an example was met, where traces are sent to a collector.
alter table failure_examples add column trace text;
`;
