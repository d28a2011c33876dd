import { ButtonLink, icons, Notice } from '@saltbush/ui';
import { CompanyPage } from '../frame/CompanyPage.tsx';
import { Panel } from '../frame/Panel.tsx';
import { CompanyWebhooks } from './CompanyWebhooks.tsx';
import { WEBHOOKS } from './webhooksAddress.ts';

const PANEL = 'Your webhooks';

/** Where the systems of a company are told of its freight. */
export function WebhooksPage() {
  return (
    <CompanyPage
      title="Webhooks"
      path={WEBHOOKS}
      panel={PANEL}
      back={{ href: '/dashboard/keys', label: 'API keys' }}
      reading="Reading your webhooks"
      none={<NoCompany />}
    >
      {({ reference }) => <CompanyWebhooks company={reference} panel={PANEL} />}
    </CompanyPage>
  );
}

function NoCompany() {
  return (
    <Panel title={PANEL}>
      <Notice tone="info" title="A company is needed">
        <p>
          A webhook tells a system of your company what happens to its freight. Set the company up first; once it is
          approved you add them here.
        </p>
        <ButtonLink href="/new-client" size="small" iconAfter={icons.arrowRight}>
          Set up an account
        </ButtonLink>
      </Notice>
    </Panel>
  );
}
