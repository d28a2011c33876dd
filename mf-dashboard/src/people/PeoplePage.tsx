import { apiError } from '@saltbush/calls';
import type { Membership } from '@saltbush/clients/api';
import { ButtonLink, icons, keepTogether, Notice, TextLink, WayBack } from '@saltbush/ui';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useMembershipsQuery } from '../api/memberships.ts';
import * as F from '../frame/frame.styles.ts';
import { Panel } from '../frame/Panel.tsx';
import { PanelSkeleton } from '../frame/PanelSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';

/** Query parameter: the company shown, for somebody who belongs to several. */
const COMPANY = 'company';

/** Who belongs to the client's company, who is invited, and what each may do. */
export function PeoplePage() {
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
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>People</h1>
          {shown && (
            <p>
              {shown.businessName}, {shown.reference}
            </p>
          )}
        </div>
      </F.Head>
      {others.length > 0 && (
        <p>
          You also belong to{' '}
          {others.map(({ reference, businessName }, index) => (
            <Fragment key={reference}>
              {index > 0 && ', '}
              <TextLink href={`/dashboard/people?${COMPANY}=${reference}`}>{businessName}</TextLink>
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
        <Panel title="Who belongs to it">
          <PanelSkeleton label="Reading the people" rows={6} />
        </Panel>
      )}
      {data && !shown && <NoCompany />}
      {shown && <Shown key={shown.reference} membership={shown} />}
    </F.Page>
  );
}

function Shown({ membership: { reference, businessName, status } }: { membership: Membership }) {
  if (status !== 'pending') return <CompanyPeople reference={reference} />;
  return (
    <Panel title="Who belongs to it">
      <Notice tone="info" title="Waiting for approval">
        {keepTogether(
          `${businessName} is approved as a rule within one business day. Until then it shares nothing between people, and nobody can be invited.`,
        )}
      </Notice>
    </Panel>
  );
}

function NoCompany() {
  return (
    <Panel title="No company yet">
      <Notice tone="info" title="You send freight for yourself">
        <p>
          Set a company up, and you can invite colleagues to book, to see the invoices or to follow the freight. Were
          you invited to one? Open the link in the mail, signed in with the address that it went to.
        </p>
        <ButtonLink href="/new-client" size="small" iconAfter={icons.arrowRight}>
          Set up an account
        </ButtonLink>
      </Notice>
    </Panel>
  );
}
