import { Button, ButtonLink } from '@saltbush/ui';
import type { Webhook } from '@saltbush/webhooks/api';
import type { Ref } from 'react';
import { useMode } from './mode.ts';
import { webhookName } from './webhook-words.ts';
import * as S from './webhooks.styles.ts';
import { deliveriesHref } from './webhooksAddress.ts';

/** `turn` turns it on or off. */
export type WebhookAct = 'test' | 'change' | 'turn' | 'rotate' | 'remove';

interface WebhookActsProps {
  ref: Ref<HTMLDivElement>;
  company: string;
  webhook: Webhook;
  /** What is being done. */
  busy: WebhookAct | null;
  onAct: (act: WebhookAct) => void;
}

/** What can be done about a webhook. */
export function WebhookActs({ ref, company, webhook, busy, onAct }: WebhookActsProps) {
  const mode = useMode();
  const { id, state } = webhook;
  const name = webhookName(webhook);
  const act = (which: WebhookAct, words: string) => ({
    ...{ size: 'small' as const, 'data-act': which, children: words, 'aria-label': `${words}: ${name}` },
    ...{ busy: busy === which, onClick: () => onAct(which) },
  });
  return (
    <S.Acts ref={ref}>
      <Button variant="secondary" busyLabel="Sending..." {...act('test', 'Send a test')} />
      <ButtonLink
        variant="secondary"
        size="small"
        href={deliveriesHref({ company, mode }, id)}
        aria-label={`Deliveries: ${name}`}
      >
        Deliveries
      </ButtonLink>
      <Button variant="secondary" {...act('change', 'Change')} />
      <Button variant="quiet" busyLabel="A moment..." {...act('turn', state === 'on' ? 'Turn off' : 'Turn on')} />
      <Button variant="quiet" {...act('rotate', 'New secret')} />
      <Button variant="quiet" {...act('remove', 'Remove')} />
    </S.Acts>
  );
}
