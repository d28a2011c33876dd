import { readSearchAnswer, type SearchResult } from '@saltbush/contract/search';

const STORAGE_KEY = 'saltbush-search-recent';
const MOST_RECENT = 5;

/** What this user chose last, the newest first. It is kept for this tab, and shown to nobody else who signs in here. */
export function recentResults(userId: string): SearchResult[] {
  try {
    const { user, results } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    return user === userId ? (readSearchAnswer({ results }) ?? []) : [];
  } catch {
    // The browser keeps nothing for this site, or what was kept is damaged: then nothing is recent.
    return [];
  }
}

export function rememberResult(userId: string, { title, detail, path }: SearchResult): void {
  const others = recentResults(userId).filter((result) => result.path !== path);
  const results = [{ title, detail, path }, ...others].slice(0, MOST_RECENT);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ user: userId, results }));
  } catch {
    // Without storage nothing is remembered, which takes nothing away from the search.
  }
}
