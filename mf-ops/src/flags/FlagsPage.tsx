import { apiError } from '@saltbush/calls';
import { useReleaseFlagsQuery } from '../api/releaseFlags.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { FormRows } from '../console/rows.styles.ts';
import { useNow } from '../console/useNow.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { FlagRow } from './FlagRow.tsx';
import * as S from './FlagsPage.styles.ts';

/** Who gets which value of the flags of live releases, and which flags should go. */
export function FlagsPage() {
  const now = useNow();
  const flags = useReleaseFlagsQuery(undefined, useStreamedOptions());
  const failure = apiError(flags.error);
  const all = flags.currentData?.flags;
  const groups = [
    { heading: 'Stale flags', lead: 'They should not stay as they are.', isStale: true },
    { heading: 'Who gets what', lead: 'What teams launch apart from their releases.', isStale: false },
  ].map((group) => ({ ...group, flags: all?.filter(({ stale }) => stale.length > 0 === group.isStale) ?? [] }));

  return (
    <ConsoleFrame title="Flags">
      {!all && !failure && <RowsSkeleton label="Reading the flags" />}
      {!all && failure && (
        <Trouble
          title="The flags could not be read"
          error={failure}
          isFetching={flags.isFetching}
          onRetry={() => void flags.refetch()}
        />
      )}
      {all && (
        <S.Cards>
          {all.length === 0 && <p>No live release has a flag.</p>}
          {groups
            .filter((group) => group.flags.length > 0)
            .map((group) => (
              <DeskCard key={group.heading} heading={group.heading}>
                <C.Lead>{group.lead}</C.Lead>
                <FormRows>
                  {group.flags.map((reported) => (
                    <FlagRow key={`${reported.remote} ${reported.flag}`} {...{ reported, now }} />
                  ))}
                </FormRows>
              </DeskCard>
            ))}
        </S.Cards>
      )}
    </ConsoleFrame>
  );
}
