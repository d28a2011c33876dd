import type { Release } from '@saltbush/contract/release';
import { DataTable, fileSize } from '@saltbush/ui';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { ChangeList } from './ChangeList.tsx';
import * as S from './ComparePage.styles.ts';
import { releaseChanges } from './releaseChanges.ts';
import { releaseWeights } from './releaseWeights.ts';
import { weightChange } from './weightChange.ts';

interface CompareSheetProps {
  from: Release;
  to: Release;
}

const size = (bytes: number | null) => (bytes === null ? '–' : fileSize(bytes));

/** What changed between two releases, and what they weigh. */
export function CompareSheet({ from, to }: CompareSheetProps) {
  const groups = releaseChanges(from, to);
  const isSame = from.contentId === to.contentId;
  return (
    <>
      <S.Groups>
        {groups.length === 0 && (
          <DeskCard heading="What changed">
            <p>
              {isSame
                ? 'Nothing: both have the same content.'
                : 'Only what is inside the scripts. Pages, the API that it calls, the contract and shared packages are the same.'}
            </p>
          </DeskCard>
        )}
        {groups.map(({ heading, changes }) => (
          <DeskCard key={heading} heading={heading}>
            <ChangeList changes={changes} />
          </DeskCard>
        ))}
      </S.Groups>
      <DeskCard heading="What it weighs">
        <DataTable
          caption="Sizes before compression"
          density="compact"
          onPhones="stack"
          columns={[
            { key: 'what', label: 'What' },
            { key: 'from', label: from.version, align: 'end' },
            { key: 'to', label: to.version, align: 'end' },
            { key: 'change', label: 'Change', align: 'end' },
          ]}
          rows={releaseWeights(from, to).map((row) => ({
            id: row.what,
            what: row.what,
            from: size(row.fromBytes),
            to: size(row.toBytes),
            change: weightChange(row),
          }))}
        />
      </DeskCard>
    </>
  );
}
