/**
 * What to announce when the shown sentences change from `before` to `now`: the new ones, once each. Without new ones
 * the `last` announcement stays, unless it is no longer true: then it is removed, so that it is announced again when it
 * becomes true again.
 */
export function changedNews(before: readonly string[], now: readonly string[], last: string): string {
  const news = [...new Set(now)].filter((sentence) => !before.includes(sentence));
  if (news.length > 0) return news.join(' ');
  return now.some((sentence) => last.includes(sentence)) ? last : '';
}
