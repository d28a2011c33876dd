import { useVisitor } from '@saltbush/contract';
import type { Access, BootOverride, ContributedEntry } from '@saltbush/contract/boot';
import { type ReactNode, Suspense } from 'react';
import type { PageOnShow } from '../announcer/pageOnShow.ts';
import { RouteAnnouncer } from '../announcer/RouteAnnouncer.tsx';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { SiteHeader } from '../navigation/SiteHeader.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { LateBars } from './LateBars.tsx';
import { LateWorkFrame } from './LateWorkFrame.tsx';
import * as S from './SiteFrame.styles.ts';

interface SiteFrameProps {
  /** Menu entries of live releases. */
  entries: readonly ContributedEntry[];
  /** Releases that only this browser gets. */
  overrides: readonly BootOverride[];
  /** The remote whose newer page waits behind a draft, or null. */
  waiting: string | null;
  /** The session could not be checked when the page was made. */
  isSignInUnchecked: boolean;
  /** Origin of the staff compliance application. */
  staffAppUrl: string;
  /** Null while nobody knows which page it is. */
  pageOnShow: PageOnShow | null;
  /** Who may open the page, where that has the frame to work in; null for the public frame. */
  workAccess: Access | null;
  /** Whether the page stands alone: people open it by a link of their own, and nothing leads away from it. */
  isBare: boolean;
  children: ReactNode;
}

const MAIN_ID = 'main';

/**
 * The frame around every page; it stays mounted while pages change. Header and footer are boundaries, so that React
 * hydrates them in small steps between which the browser answers the visitor.
 */
export function SiteFrame({
  entries,
  overrides,
  waiting,
  isSignInUnchecked,
  staffAppUrl,
  pageOnShow,
  workAccess,
  isBare,
  children,
}: SiteFrameProps) {
  const visitor = useVisitor();
  const publicFrame = (
    <>
      {!isBare && (
        <Suspense>
          <SiteHeader visitor={visitor} contributed={entries} staffAppUrl={staffAppUrl} />
        </Suspense>
      )}
      <S.Main id={MAIN_ID} tabIndex={-1} data-edges={workAccess ?? undefined}>
        {children}
      </S.Main>
      {!isBare && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
    </>
  );

  return (
    <>
      {!isBare && <S.SkipLink href={`#${MAIN_ID}`}>Skip to content</S.SkipLink>}
      <LateBars
        overrides={overrides}
        waiting={waiting}
        isUnchecked={isSignInUnchecked && visitor.status === 'signed-out'}
      />
      {workAccess === null ? (
        publicFrame
      ) : (
        <Suspense>
          <LateWorkFrame visitor={visitor} access={workAccess} mainId={MAIN_ID} instead={publicFrame}>
            {children}
          </LateWorkFrame>
        </Suspense>
      )}
      <ToastRegion />
      <RouteAnnouncer page={pageOnShow} />
    </>
  );
}
