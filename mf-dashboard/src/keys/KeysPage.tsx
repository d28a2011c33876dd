import { type Membership, mayDo, whoMay } from '@saltbush/clients/api';
import { Panel } from '@saltbush/portal';
import { ButtonLink, icons, keepTogether, Notice, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { CompanyPage } from '../frame/CompanyPage.tsx';
import { CompanyKeys } from './CompanyKeys.tsx';
import * as S from './keys.styles.ts';

const PANEL = 'Keys in use';

/** The keys with which a company's own programs price, book, label and track. */
export function KeysPage() {
  return (
    <CompanyPage
      title="API keys"
      path="/dashboard/keys"
      panel={PANEL}
      reading="Reading the keys"
      beside={
        <S.Ways>
          <ButtonLink href="/dashboard/keys/webhooks" variant="secondary" size="small">
            Webhooks
          </ButtonLink>
          <ButtonLink href="/developers" variant="secondary" size="small" iconAfter={icons.arrowRight}>
            How to use the API
          </ButtonLink>
        </S.Ways>
      }
      none={<NoCompany />}
    >
      {(membership) => <Shown membership={membership} />}
    </CompanyPage>
  );
}

function Shown({ membership }: { membership: Membership }) {
  const { businessName, role, status } = membership;
  if (!mayDo(role, 'developers')) {
    return (
      <Panel title={PANEL}>
        <Notice tone="info" title={`Keys are for ${whoMay('developers')}`}>
          <p>
            A key acts for the whole company, so only {whoMay('developers')} see, make and revoke them.{' '}
            <TextLink href="/dashboard/people">See who does</TextLink>
          </p>
        </Notice>
      </Panel>
    );
  }
  if (status === 'pending') {
    return (
      <Panel title={PANEL}>
        <Notice tone="info" title="Waiting for approval">
          {keepTogether(
            `${businessName} is approved as a rule within one business day. Then you can make keys for it, for the test mode too.`,
          )}
        </Notice>
      </Panel>
    );
  }
  return (
    <>
      {status === 'suspended' && (
        <Notice tone="warn" title={`${businessName} is suspended`}>
          <p>
            Its keys are refused, and no others can be made. Call {keepTogether(brand.phone)} to open the account again.
          </p>
        </Notice>
      )}
      <CompanyKeys membership={membership} panel={PANEL} />
    </>
  );
}

function NoCompany() {
  return (
    <Panel title="No company yet">
      <Notice tone="info" title="Keys belong to a company">
        <p>
          A key lets a program of yours price, book, label and track for your company. Set the company up first; once it
          is approved you make the keys here.
        </p>
        <ButtonLink href="/new-client" size="small" iconAfter={icons.arrowRight}>
          Set up an account
        </ButtonLink>
      </Notice>
    </Panel>
  );
}
