/**
 * What to say after the sentences on show went from `before` to `now`: those that are new, once each. Nothing new leaves
 * what was said `last`, unless that no longer holds: it is taken back, so that it is heard again when it holds again.
 */
export function changedNews(before: readonly string[], now: readonly string[], last: string): string {
  const news = [...new Set(now)].filter((sentence) => !before.includes(sentence));
  if (news.length > 0) return news.join(' ');
  return now.some((sentence) => last.includes(sentence)) ? last : '';
}
