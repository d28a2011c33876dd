/** The number of a row in an address; null for text that no row has. The database gives out no longer ones. */
export const rowId = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
