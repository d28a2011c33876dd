import { apiError } from '@saltbush/calls';
import { useToast } from '@saltbush/contract';
import { Badge, keepTogether, Notice } from '@saltbush/ui';
import type { Webhook } from '@saltbush/webhooks/api';
import { useEffect, useId, useRef, useState } from 'react';
import { useChangeWebhookMutation, useTestWebhookMutation } from '../api/webhooks.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import { ChangeWebhook } from './ChangeWebhook.tsx';
import { useMode } from './mode.ts';
import { RemoveWebhook } from './RemoveWebhook.tsx';
import { RotateSecret } from './RotateSecret.tsx';
import { TestOutcome } from './TestOutcome.tsx';
import { type WebhookAct, WebhookActs } from './WebhookActs.tsx';
import { actFailure, valuesOf } from './webhook-values.ts';
import { eventsText, lastText, stateWord, webhookName } from './webhook-words.ts';
import * as S from './webhooks.styles.ts';

interface WebhookRowProps {
  /** Reference of its company. */
  company: string;
  webhook: Webhook;
  /** It is no longer in the list, with whatever held the focus. */
  onGone: () => void;
}

/** One webhook with what can be done about it; forms open in its place. */
export function WebhookRow({ company, webhook, onGone }: WebhookRowProps) {
  const { id, version, url, events, state, oldSecretUntil, addedBy } = webhook;
  const [asked, setAsked] = useState<WebhookAct | null>(null);
  /** The act whose form was closed: its button gets the focus back. */
  const [closed, setClosed] = useState<WebhookAct | null>(null);
  const [send, testing] = useTestWebhookMutation();
  const [change, turning] = useChangeWebhookMutation();
  const mode = useMode();
  const showToast = useToast();
  const heading = useId();
  const acts = useRef<HTMLDivElement>(null);
  const name = webhookName(webhook);
  const { tone, words } = stateWord(webhook);
  const failure = apiError(turning.error);

  useEffect(() => {
    if (closed) acts.current?.querySelector<HTMLElement>(`[data-act="${closed}"]`)?.focus();
  }, [closed]);

  const close = () => {
    setClosed(asked);
    setAsked(null);
  };
  const turn = async () => {
    const isOn = state !== 'on';
    const { data } = await change({ mode, id, change: { version, ...valuesOf(webhook), isOn } });
    if (data) showToast({ title: `${name} is ${isOn ? 'on' : 'off'}`, tone: 'success' });
  };
  const onAct = (act: WebhookAct) => {
    testing.reset();
    turning.reset();
    setClosed(null);
    if (act === 'test') void send({ mode, id });
    else if (act === 'turn') void turn();
    else setAsked(act);
  };

  return (
    <S.Row aria-labelledby={heading}>
      <S.Main>
        <S.Head>
          <h3 id={heading}>{name}</h3>
          <Badge tone={tone}>{words}</Badge>
        </S.Head>
        {name !== new URL(url).host && <p>{url}</p>}
        <p>{eventsText(events)}</p>
        <p>{keepTogether(lastText(webhook))}</p>
        {oldSecretUntil !== null && <p>The secret of before signs too until {sydneyMoment(oldSecretUntil)}.</p>}
        <p data-soft>Added by {addedBy}</p>
      </S.Main>
      {asked === null && (
        <WebhookActs
          ref={acts}
          company={company}
          webhook={webhook}
          busy={testing.isLoading ? 'test' : turning.isLoading ? 'turn' : null}
          onAct={onAct}
        />
      )}
      {asked === null && <TestOutcome answer={testing.data} failure={apiError(testing.error)} />}
      {asked === null && failure && (
        <Notice tone="danger" title="It was not changed" role="alert">
          <p>{keepTogether(actFailure(failure))}</p>
        </Notice>
      )}
      {asked !== null && (
        <S.Asked>
          {asked === 'change' && (
            <ChangeWebhook
              webhook={webhook}
              onDone={() => {
                showToast({ title: `${name} is changed`, tone: 'success' });
                close();
              }}
              onCancel={close}
            />
          )}
          {asked === 'rotate' && <RotateSecret webhook={webhook} onClose={close} />}
          {asked === 'remove' && (
            <RemoveWebhook
              webhook={webhook}
              onDone={() => {
                showToast({ title: `${name} is removed`, tone: 'success' });
                onGone();
              }}
              onCancel={close}
            />
          )}
        </S.Asked>
      )}
    </S.Row>
  );
}
