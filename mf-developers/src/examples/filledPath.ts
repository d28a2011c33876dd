/** Values by the name of their parameter. Blank ones are left out of the query. */
export type ParameterValues = Readonly<Record<string, string>>;

/** `/api/shipments/{reference}` with its parameters, and the others as its query. */
export function filledPath(path: string, inPath: ParameterValues, inQuery: ParameterValues = {}): string {
  const filled = Object.entries(inPath)
    .filter(([, value]) => value !== '')
    .reduce((known, [name, value]) => known.replaceAll(`{${name}}`, () => encodeURIComponent(value)), path);
  const query = new URLSearchParams(Object.entries(inQuery).filter(([, value]) => value !== ''));
  return query.size === 0 ? filled : `${filled}?${query}`;
}
