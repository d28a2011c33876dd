import type { AddressImport } from '@saltbush/addresses/api';
import { formatNumber } from '@saltbush/freight';
import * as S from './AddressesPage.styles.ts';

interface ImportCountsProps {
  result: AddressImport;
  /** Whether it has been done. */
  isDone: boolean;
}

/** How many addresses of a file are new, changed, and as they were. */
export function ImportCounts({ result: { added, changed, unchanged }, isDone }: ImportCountsProps) {
  const counts = [
    [isDone ? 'added' : 'to add', added],
    [isDone ? 'changed' : 'to change', changed],
    ['as they are', unchanged],
  ] as const;
  return (
    <S.Counts>
      {counts.map(([term, count]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </S.Counts>
  );
}
