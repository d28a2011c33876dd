import { Panel } from '@saltbush/portal';
import { ButtonLink, icons, Notice } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { CompanyPage } from '../frame/CompanyPage.tsx';
import { CompanyWebhooks } from './CompanyWebhooks.tsx';
import { ModeContext, modeOf } from './mode.ts';
import { OtherMode } from './OtherMode.tsx';
import { TestModeNotice } from './TestModeNotice.tsx';
import { WEBHOOKS } from './webhooksAddress.ts';

const PANEL = 'Your webhooks';

/** Where the systems of a company are told of its freight. */
export function WebhooksPage() {
  const [parameters] = useSearchParams();
  const mode = modeOf(parameters);
  return (
    <CompanyPage
      title={mode === 'test' ? 'Webhooks of the test mode' : 'Webhooks'}
      path={WEBHOOKS}
      panel={PANEL}
      back={{ href: '/dashboard/keys', label: 'API keys' }}
      reading="Reading your webhooks"
      beside={<OtherMode mode={mode} />}
      none={<NoCompany />}
    >
      {({ reference }) => (
        <ModeContext key={mode} value={mode}>
          {mode === 'test' && <TestModeNotice />}
          <CompanyWebhooks company={reference} panel={PANEL} />
        </ModeContext>
      )}
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
