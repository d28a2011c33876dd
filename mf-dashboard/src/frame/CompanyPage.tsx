import { apiError } from '@saltbush/calls';
import type { Membership } from '@saltbush/clients/api';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { TextLink, WayBack } from '@saltbush/ui';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useMembershipsQuery } from '../api/memberships.ts';
import { Trouble } from './Trouble.tsx';

/** Query parameter: the company shown, for somebody who belongs to several. */
export const COMPANY = 'company';

interface CompanyPageProps {
  title: string;
  /** Of the page, for links to the other companies. */
  path: string;
  /** Title of the first panel, whose rows are read. */
  panel: string;
  /** Where it belongs; the dashboard, if nothing else is said. */
  back?: { href: string; label: string };
  /** "Reading the people". */
  reading: string;
  /** Beside the heading, once the company is known. */
  beside?: ReactNode;
  /** For somebody without a company. */
  none: ReactNode;
  children: (membership: Membership) => ReactNode;
}

/** A page about one company of the client's; somebody who belongs to several chooses which. */
export function CompanyPage({
  title,
  path,
  panel,
  back = { href: '/dashboard', label: 'Dashboard' },
  reading,
  beside,
  none,
  children,
}: CompanyPageProps) {
  const [parameters] = useSearchParams();
  const { data, isFetching, refetch, ...query } = useMembershipsQuery(undefined, FRESH);
  const error = apiError(query.error);
  const memberships = data?.memberships ?? [];
  const shown = memberships.find(({ reference }) => reference === parameters.get(COMPANY)) ?? memberships[0];
  const others = memberships.filter((each) => each !== shown);
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href={back.href}>{back.label}</WayBack>
          <h1>{title}</h1>
          {shown && (
            <p>
              {shown.businessName}, {shown.reference}
            </p>
          )}
        </div>
        {shown && beside}
      </F.Head>
      {others.length > 0 && (
        <p>
          You also belong to{' '}
          {others.map(({ reference, businessName }, index) => (
            <Fragment key={reference}>
              {index > 0 && ', '}
              <TextLink href={`${path}?${COMPANY}=${reference}`}>{businessName}</TextLink>
            </Fragment>
          ))}
          .
        </p>
      )}
      {error && !data && (
        <Trouble
          title="Your companies could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Panel title={panel}>
          <PanelSkeleton label={reading} rows={6} />
        </Panel>
      )}
      {data && !shown && none}
      {shown && <Fragment key={shown.reference}>{children(shown)}</Fragment>}
    </F.Page>
  );
}
