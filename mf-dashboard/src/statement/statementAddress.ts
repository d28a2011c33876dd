const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The month of an address. Without one, or with one that cannot be, it is last month. */
export function readMonth(parameters: URLSearchParams): { month?: string } {
  const month = parameters.get('month') ?? '';
  return MONTH.test(month) ? { month } : {};
}

export const statementHref = (month: string): string => `/dashboard/invoices/statement?month=${month}`;
