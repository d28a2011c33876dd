import type { ApiError } from '@saltbush/contract/api';
import { ButtonLink, icons, keepTogether, Notice, TextLink } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import { Panel } from '../frame/Panel.tsx';

/** Codes of refusals that say who may, or what is needed first. */
const REFUSALS: readonly string[] = ['role-not-enough', 'no-client', 'client-pending'];

export const isNotForYou = (error: ApiError): boolean => REFUSALS.includes(error.problem?.code ?? '');

/** In place of the webhooks, for somebody who does not connect a company's systems: who does, or what to do first. */
export function NotForYou({ error }: { error: ApiError }) {
  const code = error.problem?.code;
  return (
    <Panel title="Your webhooks">
      <Notice tone="info" title={code === 'role-not-enough' ? 'For owners of your company' : 'A company is needed'}>
        <p>{keepTogether(failureText(error))}</p>
        {code === 'role-not-enough' && (
          <p>
            <TextLink href="/dashboard/people">See who owns it</TextLink>
          </p>
        )}
        {code === 'no-client' && (
          <ButtonLink href="/new-client" size="small" iconAfter={icons.arrowRight}>
            Set up an account
          </ButtonLink>
        )}
      </Notice>
    </Panel>
  );
}
