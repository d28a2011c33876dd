import { usePersonActsQuery } from '../api/personActs.ts';
import { PassingNews } from '../frame/PassingNews.tsx';
import { useConfirmedSeq } from '../frame/useConfirmedSeq.ts';

/** Confirms what was just confirmed on the gateway's page, without naming the person. */
export function ErasureDone() {
  const { seq, dismiss } = useConfirmedSeq();
  const { currentData } = usePersonActsQuery(1, { skip: seq === null });
  const act = currentData?.rows.find((row) => row.seq === seq);
  const text = `${act?.pseudonym ?? 'The person'} stands in the place of the name.`;
  const news = act ? { title: 'Done: the person is erased', text } : null;
  return <PassingNews news={news} tone="good" focusedAs="Confirmed" onDismiss={dismiss} />;
}
