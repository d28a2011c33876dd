import type { LogEntry } from '@saltbush/contract/release-api';
import * as S from '../sheet/Trail.styles.ts';
import { actText } from './actText.ts';
import { Evidence } from './Evidence.tsx';
import { Moment } from './Moment.tsx';
import { Why } from './Why.tsx';

interface HistoryProps {
  /** Newest first. */
  entries: readonly LogEntry[];
  /** Milliseconds. */
  now: number;
}

/** Log entries: who did what, when and why. */
export function History({ entries, now }: HistoryProps) {
  return (
    <S.Entries>
      {entries.map((entry) => (
        <li key={entry.seq}>
          <S.What data-tone={entry.kind === 'rollback' ? 'danger' : undefined}>{actText(entry)}</S.What>
          <S.Words>
            <Why reason={entry.reason} />
          </S.Words>
          {entry.kind === 'rollback' && entry.details && <Evidence details={entry.details} />}
          <S.Who>
            {entry.actor}, <Moment at={entry.at} now={now} />
          </S.Who>
        </li>
      ))}
    </S.Entries>
  );
}
