import type { ApiError } from '@saltbush/contract/api';
import { Panel } from '@saltbush/portal';
import { keepTogether, Notice, TextLink } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';

/** Refusals that say who may, or that the company waits for approval. */
const REFUSALS: readonly string[] = ['role-not-enough', 'client-pending'];

export const isNotForYou = (error: ApiError): boolean => REFUSALS.includes(error.problem?.code ?? '');

interface NotForYouProps {
  error: ApiError;
  /** Title of the list in whose place it stands. */
  panel: string;
}

/** In place of the webhooks, for somebody who does not connect the company's systems, or not yet. */
export function NotForYou({ error, panel }: NotForYouProps) {
  const isRole = error.problem?.code === 'role-not-enough';
  return (
    <Panel title={panel}>
      <Notice tone="info" title={isRole ? 'For owners of the company' : 'Waiting for approval'}>
        <p>{keepTogether(failureText(error))}</p>
        {isRole && (
          <p>
            <TextLink href="/dashboard/people">See who owns it</TextLink>
          </p>
        )}
      </Notice>
    </Panel>
  );
}
