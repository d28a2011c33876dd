/** The desk lists the invoices of all clients by the day of issue. */
export const invoicesByDaySql = `
create index invoices_by_day on invoices (issued_on desc, reference desc);
`;
