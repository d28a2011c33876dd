import type { LogEntry } from '@saltbush/contract/release-api';
import { PassingNews } from '../frame/PassingNews.tsx';
import { actText } from './actText.ts';

/** Announces what somebody else or the gateway has just done to a release. */
export function News({ entry, onDismiss }: { entry: LogEntry | null; onDismiss: () => void }) {
  const news = entry && { title: `${actText(entry)} by ${entry.actor}`, text: entry.reason };
  return <PassingNews news={news} onDismiss={onDismiss} />;
}
