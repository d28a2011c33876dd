/** Whether a text has every word of a search, whatever their order and capitals. */
export function hasWords(text: string, search: string): boolean {
  const lower = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s/)
    .every((word) => lower.includes(word));
}
