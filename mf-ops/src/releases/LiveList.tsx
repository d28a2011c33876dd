import type { LiveRelease } from '@saltbush/contract/release-api';
import { WholeList } from '../frame/WholeList.tsx';
import { LiveTable, type LiveTableProps } from './LiveTable.tsx';
import { RELEASES_LIST } from './releases-list.data.ts';

interface LiveListProps extends LiveTableProps {
  /** Those that need a look. */
  troubled: LiveTableProps['rows'];
}

function textOf({ name, version, actor, reason, candidate }: LiveRelease): string {
  const others = candidate === null ? [] : [candidate.version, candidate.actor, candidate.reason];
  return [name, version, actor, reason, ...others].join(' ');
}

/** What is live, with views and a search. */
export function LiveList({ rows, troubled, ...facts }: LiveListProps) {
  const rollout = rows.filter(({ live }) => live.candidate !== null);
  return (
    <WholeList
      list={RELEASES_LIST}
      inViews={{ all: rows, trouble: troubled, rollout }}
      textOf={({ live }) => textOf(live)}
    >
      {(shown) => <LiveTable rows={shown} {...facts} />}
    </WholeList>
  );
}
