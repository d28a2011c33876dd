import type { Membership } from '@saltbush/clients/api';
import { Panel } from '@saltbush/portal';
import { ButtonLink, icons, keepTogether, Notice } from '@saltbush/ui';
import { CompanyPage } from '../frame/CompanyPage.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';

/** Who belongs to the client's company, who is invited, and what each may do. */
export function PeoplePage() {
  return (
    <CompanyPage
      title="People"
      path="/dashboard/people"
      panel="Who belongs to it"
      reading="Reading the people"
      none={<NoCompany />}
    >
      {(membership) => <Shown membership={membership} />}
    </CompanyPage>
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
