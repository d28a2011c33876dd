import { formatAud } from '@saltbush/freight';
import { Badge } from '@saltbush/ui';
import { type FileRow, isUnsure } from '../rows/file-row.ts';

const shipmentHref = (reference: string): string => `/dashboard/shipments/${encodeURIComponent(reference)}`;

/** How a row stands, in words. */
export function RowStateWords({ row }: { row: FileRow }) {
  const { state, isLeftOut, draft } = row;
  if (state.status === 'booked') {
    const { reference, isNew } = state;
    return (
      <>
        <Badge tone={isNew ? 'good' : 'brand'}>{isNew ? 'Booked' : 'Booked already'}</Badge> {isNew ? '' : 'as '}
        <a href={shipmentHref(reference)}>{reference}</a>
      </>
    );
  }
  if (isLeftOut) return <Badge>Left out</Badge>;
  if (draft !== null) return <Badge tone="warn">Changed, not saved</Badge>;
  if (isUnsure(row)) return <Badge tone="warn">Sent, no answer yet</Badge>;
  if (state.status === 'waiting') return <Badge>Not priced yet</Badge>;
  if (state.status === 'faulty') {
    const [first] = state.faults;
    return (
      <>
        <Badge tone="danger">To mend ({state.faults.length})</Badge> {first?.message}
      </>
    );
  }
  if (state.formerIncGstCents !== null) {
    return (
      <>
        <Badge tone="warn">Price changed</Badge> It was {formatAud(state.formerIncGstCents)}.
      </>
    );
  }
  return (
    <>
      <Badge tone="good">Ready</Badge> {state.price.needsReview && 'A person confirms the price.'}
    </>
  );
}
