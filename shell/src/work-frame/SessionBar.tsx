import { Icon, icons } from '@saltbush/ui';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../navigation/account-links.ts';
import * as S from './SessionBar.styles.ts';
import type { WatchedSession } from './useSession.ts';

/** Says in place that the session has ended or is another one, and the way on. What the page holds stays as it is. */
export function SessionBar({ session: { state } }: { session: WatchedSession }) {
  const { pathname, search, hash } = useLocation();
  return (
    // Always there, so that screen readers hear what comes into it.
    <S.Region role="status">
      {state.status === 'ended' && (
        <S.Bar>
          <span>
            <strong>You have been signed out.</strong> What you typed is still here: sign in again in another tab, then
            come back.
          </span>
          <a href={loginHref(pathname + search + hash)} target="_blank" rel="noreferrer">
            Sign in again
            <Icon path={icons.arrowUpRight} size={16} title="opens another tab" />
          </a>
        </S.Bar>
      )}
      {state.status === 'other' && (
        <S.Bar>
          <span>
            <strong>{`You are now signed in as ${state.email}.`}</strong> This page is still that of the account before.
          </span>
          <a href={loginHref(pathname + search + hash)}>Go on as this account</a>
        </S.Bar>
      )}
      {state.status === 'changed' && (
        <S.Bar>
          <span>
            <strong>What your account may do has changed.</strong> Load the page again once nothing you typed would be
            lost.
          </span>
          <a href={loginHref(pathname + search + hash)}>Load this page again</a>
        </S.Bar>
      )}
    </S.Region>
  );
}
