/** Adds a query to an address. Fields that are blank, null or missing are left out. */
export function withQuery(address: string, query: Readonly<Record<string, unknown>>): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === '' || value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return asked.length === 0 ? address : `${address}?${new URLSearchParams(asked)}`;
}
