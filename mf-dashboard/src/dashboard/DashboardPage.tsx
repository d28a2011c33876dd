import { apiError } from '@saltbush/calls';
import { useVisitor } from '@saltbush/contract';
import * as F from '@saltbush/portal/frame.styles';
import { Notice, TextLink } from '@saltbush/ui';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useDashboardSummaryQuery } from '../api/summary.ts';
import { Freshness } from '../frame/Freshness.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { InvitationCards } from '../invitations/InvitationCards.tsx';
import { useLiveShipments } from '../live/useLiveShipments.ts';
import { SectionTabs } from './SectionTabs.tsx';
import { SummaryTiles } from './SummaryTiles.tsx';
import { sectionOf } from './sections.ts';

/** A signed-in client's start page: greeting, six figures, then one of the sections, each with its own address. */
export function DashboardPage() {
  const visitor = useVisitor();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const section = sectionOf(useLocation().pathname);
  const stream = useLiveShipments();
  const summary = useDashboardSummaryQuery(undefined, FRESH);
  const firstName = visitor.status === 'signed-in' ? visitor.user.firstName : null;
  const error = apiError(summary.error);

  return (
    <F.Page>
      <F.Head>
        <div>
          <h1 ref={headingRef} tabIndex={-1}>
            {firstName ? `Welcome back, ${firstName}` : 'Welcome back'}
          </h1>
          <p>Here's what's happening with your freight operations today.</p>
        </div>
        <Freshness
          stream={stream}
          readAtMs={summary.fulfilledTimeStamp}
          isFetching={summary.isFetching}
          error={summary.data ? error : null}
          onRefresh={() => void summary.refetch()}
        />
      </F.Head>
      <InvitationCards onAnswered={() => headingRef.current?.focus()} />
      {(summary.data || !error) && <SummaryTiles summary={summary.data} />}
      {error && !summary.data && section?.id !== 'overview' && (
        <Trouble
          title="The figures of today could not be read"
          error={error}
          isFetching={summary.isFetching}
          onRetry={() => void summary.refetch()}
        />
      )}
      {section === null ? (
        <Notice tone="warn" title="The dashboard has no such section">
          <TextLink href="/dashboard">Go to the overview</TextLink>
        </Notice>
      ) : (
        <SectionTabs selectedId={section.id}>
          <section.Panel />
        </SectionTabs>
      )}
    </F.Page>
  );
}
