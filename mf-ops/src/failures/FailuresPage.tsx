import { apiError } from '@saltbush/calls';
import { SelectField } from '@saltbush/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFailuresQuery } from '../api/failures.ts';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { Command } from '../console/Command.tsx';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useHealthOptions, useStreamedOptions } from '../console/keep-current.ts';
import { useNow } from '../console/useNow.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as T from '../frame/table.styles.ts';
import * as C from '../sheet/DeskCard.styles.ts';
import { FailureCard } from './FailureCard.tsx';
import * as S from './FailuresPage.styles.ts';
import { SIDE_IDS, SIDES } from './failure-words.ts';
import { failuresHref, readFailuresAddress, type WantedFailures } from './failuresAddress.ts';

/** What fails, by its cause, the latest first. The filters are in the address. */
export function FailuresPage() {
  const now = useNow();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const wanted = readFailuresAddress(parameters);
  const answer = useFailuresQuery({ ...wanted, seen: wanted.seen === 'no' ? 'no' : '' }, useHealthOptions());
  const { currentData: live } = useLiveReleasesQuery(undefined, useStreamedOptions());
  const trouble = apiError(answer.error);
  const failures = answer.currentData?.failures;
  const names = [...new Set([...Object.keys(live?.known ?? {}), 'gateway', ...(wanted.name ? [wanted.name] : [])])];
  const isNarrowed = failuresHref(wanted) !== failuresHref({ name: '', version: '', side: '', seen: 'no' });
  const go = (change: Partial<WantedFailures>) => void navigate(failuresHref({ ...wanted, ...change }));

  return (
    <ConsoleFrame title="What fails">
      <S.Filters>
        <SelectField
          label="Remote, host or gateway"
          name="name"
          value={wanted.name}
          options={[{ value: '', label: 'Everything' }, ...names.map((name) => ({ value: name, label: name }))]}
          onChange={({ target }) => go({ name: target.value, version: '' })}
        />
        <SelectField
          label="Where"
          name="side"
          value={wanted.side}
          options={[{ value: '', label: 'Anywhere' }, ...SIDE_IDS.map((side) => ({ value: side, label: SIDES[side] }))]}
          onChange={({ target }) => go({ side: SIDE_IDS.find((side) => side === target.value) ?? '' })}
        />
        <SelectField
          label="Seen"
          name="seen"
          value={wanted.seen}
          options={[
            { value: 'no', label: 'Not seen yet, or back' },
            { value: 'all', label: 'All' },
          ]}
          onChange={({ target }) => go({ seen: target.value === 'all' ? 'all' : 'no' })}
        />
      </S.Filters>
      {!failures && !trouble && <RowsSkeleton label="Reading what fails" />}
      {!failures && trouble && (
        <Trouble
          title="What fails could not be read"
          error={trouble}
          isFetching={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {failures?.length === 0 && (
        <T.Empty>
          <p>
            {isNarrowed
              ? 'Nothing like this failed within the last thirty days. Widen the filter to see more.'
              : 'Nothing failed within the last thirty days that is not seen.'}
          </p>
        </T.Empty>
      )}
      {failures && failures.length > 0 && (
        <S.List>
          {failures.map((failure) => (
            <FailureCard key={failure.id} failure={failure} now={now} />
          ))}
        </S.List>
      )}
      <C.Lead>
        Nothing that a person typed is kept of a failure, so the words of an error are shown only where the browser
        itself wrote them. <Command>mfe errors mf-quote --follow</Command> prints the same as it happens.
      </C.Lead>
    </ConsoleFrame>
  );
}
