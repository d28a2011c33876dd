/** The whole numbers in an answer such as `{ "newEnquiries": 3 }`, by name. Everything else in it is left out. */
export function readCounts(answer: unknown): ReadonlyMap<string, number> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return new Map();
  const entries = Object.entries(answer) as [string, unknown][];
  return new Map(
    entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0),
  );
}
