import type { HistoryEntry } from '@saltbush/contract/release-api';
import { Badge } from '@saltbush/ui';
import { actText } from '../console/actText.ts';
import { Evidence } from '../console/Evidence.tsx';
import { Moment } from '../console/Moment.tsx';
import { Why } from '../console/Why.tsx';
import * as T from '../frame/table.styles.ts';
import * as S from './ActivityTable.styles.ts';

interface ActivityTableProps {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  /** Milliseconds. */
  now: number;
}

/** Entries of the log: a table if it fits, otherwise a list. */
export function ActivityTable({ entries, now }: ActivityTableProps) {
  return (
    <T.Frame>
      <S.Table>
        <caption>What was done to releases</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">Who</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.seq} data-kind={entry.kind}>
              <th scope="row" data-cell="what">
                {actText(entry)} {entry.takenBackBy !== null && <Badge tone="warn">Taken back</Badge>}
              </th>
              <td data-cell="why">
                <Why reason={entry.reason} />
                {(entry.kind === 'rollback' || entry.kind === 'retire') && entry.details && (
                  <Evidence details={entry.details} />
                )}
              </td>
              <td data-cell="who">{entry.actor}</td>
              <td data-cell="when">
                <Moment at={entry.at} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </T.Frame>
  );
}
