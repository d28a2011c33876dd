import { useSyncExternalStore } from 'react';
import { type MountedPage, usePageSource } from '../pages/PageSource.ts';
import { depotTime } from './depotTime.ts';
import * as S from './StatusFacts.styles.ts';
import { useMinute } from './useMinute.ts';

const CONNECTION_TEXT = { starting: 'Connecting', live: 'Live', broken: 'Not live' } as const;

/** Such as `mf-quote 1.4.0`; null until the page is loaded. */
function releaseOf(shown: MountedPage | null): string | null {
  const version = shown?.version() ?? null;
  return shown && version && `${shown.remote} ${version}`;
}

/** Whether news arrives by itself, the time of the depot, and which release the page is from. */
export function StatusFacts() {
  const { live } = usePageSource();
  const state = useSyncExternalStore(live.onChange, live.connection, () => 'starting' as const);
  const release = useSyncExternalStore(
    live.onChange,
    () => releaseOf(live.onShow()),
    () => null,
  );
  const minute = useMinute();
  return (
    <S.Facts>
      <S.Connection data-state={state}>{CONNECTION_TEXT[state]}</S.Connection>
      {/* The server does not know when the page is read. */}
      <span>Sydney {minute === null ? '' : depotTime(minute)}</span>
      <S.Release>{release}</S.Release>
    </S.Facts>
  );
}
