import { apiError } from '@saltbush/calls';
import { Panel, PanelSkeleton, pageOf } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import * as R from '@saltbush/portal/rows.styles';
import { Button, icons } from '@saltbush/ui';
import { MOST_WEBHOOKS, type WebhookWithSecret } from '@saltbush/webhooks/api';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useWebhooksQuery } from '../api/webhooks.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { AddWebhook } from './AddWebhook.tsx';
import { Deliveries } from './Deliveries.tsx';
import { HowToReceive } from './HowToReceive.tsx';
import { useMode } from './mode.ts';
import { isNotForYou, NotForYou } from './NotForYou.tsx';
import { ShownSecret } from './ShownSecret.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { webhookName } from './webhook-words.ts';
import * as S from './webhooks.styles.ts';
import { deliveriesOf } from './webhooksAddress.ts';

const LIST = 'webhooks';

type Step = { status: 'closed' | 'cancelled' | 'open' } | { status: 'added'; added: WebhookWithSecret };

interface CompanyWebhooksProps {
  /** Reference of the company. */
  company: string;
  /** Title of the list. */
  panel: string;
}

/** The webhooks of one company: how each stands, what was sent, and what can be done about it. */
export function CompanyWebhooks({ company, panel }: CompanyWebhooksProps) {
  const [parameters] = useSearchParams();
  const mode = useMode();
  const { currentData, isFetching, refetch, ...query } = useWebhooksQuery({ mode, company }, FRESH);
  const [step, setStep] = useState<Step>({ status: 'closed' });
  const opener = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const error = apiError(query.error);
  const webhooks = currentData?.webhooks ?? [];
  const listed = webhooks.find(({ id }) => id === deliveriesOf(parameters));
  const { status } = step;
  // The form with its button is gone, so the focus goes back to what opened it.
  useEffect(() => {
    if (status === 'cancelled') opener.current?.focus();
  }, [status]);
  // What was pressed goes with its row, so the focus moves to the list.
  const onGone = () => page.current?.querySelector<HTMLElement>(`#${LIST}`)?.focus();
  const cancel = () => setStep({ status: 'cancelled' });
  if (error && isNotForYou(error)) return <NotForYou error={error} panel={panel} />;
  const mayAdd = currentData && (status === 'closed' || status === 'cancelled') && webhooks.length < MOST_WEBHOOKS;
  const button = (
    <Button ref={opener} size="small" iconBefore={icons.plus} onClick={() => setStep({ status: 'open' })}>
      Add a webhook
    </Button>
  );
  return (
    <F.Stacked ref={page}>
      {step.status === 'open' && (
        <Panel title="Add a webhook">
          <S.Narrow>
            <AddWebhook company={company} onDone={(added) => setStep({ status: 'added', added })} onCancel={cancel} />
          </S.Narrow>
        </Panel>
      )}
      {step.status === 'added' && (
        <ShownSecret
          title={`${webhookName(step.added.webhook)} is added`}
          secret={step.added.secret}
          onClose={cancel}
        />
      )}
      <Panel title={panel} id={LIST} beside={mayAdd && webhooks.length > 0 && button}>
        <F.Stacked>
          {error && (
            <Trouble
              title={currentData ? 'The list could not be read again' : 'Your webhooks could not be read'}
              error={error}
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!currentData && !error && <PanelSkeleton label="Reading your webhooks" rows={6} />}
          {webhooks.length > 0 && (
            <R.List>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} company={company} webhook={webhook} onGone={onGone} />
              ))}
            </R.List>
          )}
          {currentData && webhooks.length === 0 && (
            <p>
              No system of yours is told yet. A webhook sends it an event within seconds when freight is booked, picked
              up, delayed, delivered or invoiced, so that it need not ask. Add the address of your system to begin.
            </p>
          )}
          {mayAdd && webhooks.length === 0 && <div>{button}</div>}
        </F.Stacked>
      </Panel>
      {listed && <Deliveries key={listed.id} company={company} webhook={listed} page={pageOf(parameters)} />}
      {currentData && <HowToReceive />}
    </F.Stacked>
  );
}
