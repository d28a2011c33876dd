import { useVisitor } from '@saltbush/contract';
import type { BootOverride, BootPage, PageOfRemote } from '@saltbush/contract/boot';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import type { PageOnShow } from '../announcer/pageOnShow.ts';
import { RouteAnnouncer } from '../announcer/RouteAnnouncer.tsx';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { contributedEntries } from '../navigation/contributedEntries.ts';
import { SiteHeader } from '../navigation/SiteHeader.tsx';
import { PreviewBar } from '../preview-bar/PreviewBar.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { UncheckedBar } from '../unchecked-bar/UncheckedBar.tsx';
import * as S from './SiteFrame.styles.ts';

interface SiteFrameProps {
  /** Every page of the live set: they may add entries to the menus. */
  pages: readonly PageOfRemote<BootPage>[];
  /** Releases that this browser alone gets. */
  overrides: readonly BootOverride[];
  /** Nobody could tell who the visitor is when the page was made. */
  isSignInUnchecked: boolean;
  /** Origin of the staff compliance application. */
  staffAppUrl: string;
  pageOnShow: PageOnShow;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** What stands around every page, and stays while pages come and go. */
export function SiteFrame({ pages, overrides, isSignInUnchecked, staffAppUrl, pageOnShow, children }: SiteFrameProps) {
  const visitor = useVisitor();
  const mainRef = useRef<HTMLElement>(null);
  const contributed = useMemo(() => contributedEntries(pages, visitor), [pages, visitor]);

  // The native jump would leave an entry in the history.
  const onSkip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
    mainRef.current?.scrollIntoView();
  };

  return (
    <>
      <S.HeaderHeight />
      <S.SkipLink href={`#${MAIN_ID}`} onClick={onSkip}>
        Skip to content
      </S.SkipLink>
      <PreviewBar overrides={overrides} />
      {isSignInUnchecked && visitor.status === 'signed-out' && <UncheckedBar />}
      <SiteHeader visitor={visitor} contributed={contributed} staffAppUrl={staffAppUrl} />
      <S.Main id={MAIN_ID} ref={mainRef} tabIndex={-1}>
        {children}
      </S.Main>
      <SiteFooter />
      <ToastRegion />
      <RouteAnnouncer page={pageOnShow} />
    </>
  );
}
