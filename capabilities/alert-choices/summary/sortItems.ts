import type { AlertItem } from './takeItems.ts';

/** What one mail tells: the newest first, and of how many. */
export interface Letter {
  email: string;
  items: AlertItem[];
  of: number;
}

const newestFirst = (one: AlertItem, other: AlertItem): number =>
  other.at.getTime() - one.at.getTime() || other.id - one.id;

/** Sorts what was taken into a letter for each address, with the newest `most`. What goes to no address is left out. */
export function sortItems(most: number, addressOf: (item: AlertItem) => string | null) {
  const byAddress = new Map<string, Letter>();
  const add = (items: readonly AlertItem[]): void => {
    for (const item of items) {
      const email = addressOf(item);
      if (email === null) continue;
      const key = email.toLowerCase();
      const letter = byAddress.get(key) ?? { email, items: [], of: 0 };
      byAddress.set(key, letter);
      letter.items.push(item);
      letter.of += 1;
    }
    for (const letter of byAddress.values()) letter.items = letter.items.sort(newestFirst).slice(0, most);
  };
  return { add, letters: () => [...byAddress.values()] };
}
