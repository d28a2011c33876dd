import { apiError } from '@saltbush/calls';
import { useToast } from '@saltbush/contract';
import { Badge, Button, keepTogether, Notice, TextLink } from '@saltbush/ui';
import type { WebhookDelivery } from '@saltbush/webhooks/api';
import { useSendAgainMutation } from '../api/webhooks.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import { CameBack } from './CameBack.tsx';
import { useMode } from './mode.ts';
import { actFailure } from './webhook-values.ts';
import { answerText, DELIVERY_WORDS, deliveryText, eventLabel } from './webhook-words.ts';
import * as S from './webhooks.styles.ts';

interface DeliveryRowProps {
  webhookId: number;
  delivery: WebhookDelivery;
}

/** One event that was sent, or is to be: how it stands, what came back, and sending it again. */
export function DeliveryRow({ webhookId, delivery }: DeliveryRowProps) {
  const { id, event, reference, happenedAt, status, answer, messageId } = delivery;
  const [send, { isLoading, error }] = useSendAgainMutation();
  const mode = useMode();
  const showToast = useToast();
  const failure = apiError(error);
  const { tone, words } = DELIVERY_WORDS[status];
  const name = `${eventLabel(event)}, ${reference}`;
  const again = async () => {
    const { data } = await send({ mode, id: webhookId, delivery: id });
    if (data) showToast({ title: `${name} is sent again`, tone: 'success' });
  };
  return (
    <S.Delivery aria-label={name}>
      <S.Main>
        <S.Head>
          <h3>{eventLabel(event)}</h3>
          <Badge tone={tone}>{words}</Badge>
        </S.Head>
        <p>
          {/* The portal shows no freight of the test mode. */}
          {mode === 'live' ? <TextLink href={`/dashboard/shipments/${reference}`}>{reference}</TextLink> : reference},{' '}
          {sydneyMoment(happenedAt)}
        </p>
        <p>
          {keepTogether(
            [deliveryText(delivery), answer && answerText(answer), answer?.fault].filter(Boolean).join(' '),
          )}
        </p>
        {answer && <CameBack answer={answer} />}
        <p data-soft>{messageId}</p>
        {failure && (
          <Notice tone="danger" title="It was not sent again" role="alert">
            <p>{keepTogether(actFailure(failure))}</p>
          </Notice>
        )}
      </S.Main>
      <Button
        size="small"
        variant="secondary"
        aria-label={`${status === 'waiting' ? 'Send now' : 'Send again'}: ${name}, ${messageId.slice(-4)}`}
        busy={isLoading}
        busyLabel="Sending..."
        onClick={() => void again()}
      >
        {status === 'waiting' ? 'Send now' : 'Send again'}
      </Button>
    </S.Delivery>
  );
}
