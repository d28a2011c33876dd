/** What a text says as JSON; undefined for one that is none. */
export function readJson<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
