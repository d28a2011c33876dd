import type { HistoryEntry } from '@saltbush/contract/release-api';
import { Badge } from '@saltbush/ui';
import * as S from '../sheet/Trail.styles.ts';
import { actText } from './actText.ts';
import { Evidence } from './Evidence.tsx';
import { Moment } from './Moment.tsx';
import { Why } from './Why.tsx';

interface HistoryProps {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  /** Milliseconds. */
  now: number;
}

const isTakingBack = ({ kind }: HistoryEntry) => kind === 'rollback' || kind === 'retire';

/** Log entries: who did what, when and why. */
export function History({ entries, now }: HistoryProps) {
  return (
    <S.Entries>
      {entries.map((entry) => (
        <li key={entry.seq}>
          <S.What data-tone={isTakingBack(entry) ? 'danger' : undefined}>
            {actText(entry)} {entry.takenBackBy !== null && <Badge tone="warn">Taken back</Badge>}
          </S.What>
          <S.Words>
            <Why reason={entry.reason} />
          </S.Words>
          {isTakingBack(entry) && entry.details && <Evidence details={entry.details} />}
          <S.Who>
            {entry.actor}, <Moment at={entry.at} now={now} />
          </S.Who>
        </li>
      ))}
    </S.Entries>
  );
}
