/** A view of a list that somebody saved: its name, and the query of its address. */
export interface SavedView {
  name: string;
  query: string;
}

/** What somebody chose for one list. */
export interface ListSetting {
  /** Ids of the columns on show; null for those that are on from the start. */
  columns: readonly string[] | null;
  views: readonly SavedView[];
}

export const MOST_VIEWS = 8;
export const LONGEST_NAME = 40;
const LONGEST_QUERY = 500;
const MOST_COLUMNS = 40;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

function viewOf(value: unknown): SavedView[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, query } = value as Partial<Record<keyof SavedView, unknown>>;
  return isText(name, LONGEST_NAME) && isText(query, LONGEST_QUERY) ? [{ name, query }] : [];
}

/** Reads what is kept. Whatever is not as it should be counts as not chosen. */
export function parseListSetting(text: string | null): ListSetting {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return { columns: null, views: [] };
    const { columns, views } = kept as Partial<Record<keyof ListSetting, unknown>>;
    return {
      columns: Array.isArray(columns) ? columns.filter((id) => isText(id, 40)).slice(0, MOST_COLUMNS) : null,
      views: Array.isArray(views) ? views.flatMap(viewOf).slice(0, MOST_VIEWS) : [],
    };
  } catch {
    return { columns: null, views: [] };
  }
}
