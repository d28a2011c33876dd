import { useReleaseActivityQuery } from '../api/releaseActivity.ts';
import { PassingNews } from '../frame/PassingNews.tsx';
import { useConfirmedSeq } from '../frame/useConfirmedSeq.ts';
import { actText } from './actText.ts';

/** Tells the operator what they have just confirmed on the gateway's page. */
export function Confirmed() {
  const { seq, dismiss } = useConfirmedSeq();
  const wanted = { name: '', kind: '', before: (seq ?? 0) + 1, limit: 1 } as const;
  const { currentData } = useReleaseActivityQuery(wanted, { skip: seq === null });
  const entry = currentData?.history.find((line) => line.seq === seq);
  const news = entry ? { title: `Done: ${actText(entry)}`, text: entry.reason } : null;
  return <PassingNews news={news} tone="good" focusedAs="Confirmed" onDismiss={dismiss} />;
}
