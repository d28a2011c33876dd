/** Values by the name of their parameter. Blank ones are left out of the query. */
export type ParameterValues = Readonly<Record<string, string>>;

/** `/api/shipments/{reference}` with its parameters, and the others as its query. */
export function filledPath(path: string, inPath: ParameterValues, inQuery: ParameterValues = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = inPath[name] ?? '';
    return value === '' ? mark : encodeURIComponent(value);
  });
  const query = new URLSearchParams(Object.entries(inQuery).filter(([, value]) => value !== ''));
  return query.size === 0 ? filled : `${filled}?${query}`;
}
