import type { MailDetail, MailStatus } from '@saltbush/business-api/mails';
import { apiError } from '@saltbush/calls';
import { useToast } from '@saltbush/contract';
import { Badge, Button, fileSize, icons, Notice } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import { useRetryMailMutation } from '../api/retryMail.ts';
import { deskMoment } from '../consignment/deskTime.ts';
import * as S from './MailSheet.styles.ts';
import { MAIL_STATUS_LABELS } from './mail-statuses.data.ts';

const RETRY_LABELS: Partial<Record<MailStatus, string>> = { failed: 'Try again', kept: 'Send it' };

/** Recipient, text, attachments, and sending it again where that helps. */
export function MailSheet({ detail: mail }: { detail: MailDetail }) {
  const showToast = useToast();
  const [retry, { isLoading, error: retryError }] = useRetryMailMutation();
  const error = apiError(retryError);
  const retryLabel = RETRY_LABELS[mail.status];
  const { label, tone } = MAIL_STATUS_LABELS[mail.status];

  const sendAgain = async () => {
    const { data } = await retry(mail.id);
    if (data) showToast({ title: 'The mail is queued', description: `To ${mail.to}`, tone: 'success' });
  };

  return (
    <S.Layout>
      <S.Facts>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge tone={tone}>{label}</Badge>
          </dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{mail.to}</dd>
        </div>
        <div>
          <dt>Written</dt>
          <dd>{deskMoment(mail.queuedAt)}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>{mail.sentAt ? deskMoment(mail.sentAt) : 'Not sent'}</dd>
        </div>
        <div>
          <dt>Attempts</dt>
          <dd>{mail.attempts}</dd>
        </div>
        {mail.attachments.length > 0 && (
          <div>
            <dt>Attached</dt>
            <dd>
              <ul>
                {mail.attachments.map(({ name, sizeBytes }) => (
                  <li key={name}>
                    {name}, {fileSize(sizeBytes)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </S.Facts>
      {mail.status === 'kept' && (
        <Notice tone="warn" title="This mail reached nobody">
          <p>
            The site could not send mail when it was written. Ring whoever needs to know, or send it once an operator
            says that mail works.
          </p>
        </Notice>
      )}
      {mail.fault && mail.status !== 'sent' && (
        <Notice tone={mail.status === 'failed' ? 'danger' : 'warn'} title="The last attempt failed">
          <p>{mail.fault}</p>
        </Notice>
      )}
      {error && (
        <Notice tone="danger" title="Not queued" role="alert">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      {retryLabel && (
        <div data-work="">
          <Button
            size="small"
            iconBefore={icons.mail}
            busy={isLoading}
            busyLabel="Queueing"
            onClick={() => void sendAgain()}
          >
            {retryLabel}
          </Button>
        </div>
      )}
      <S.Text aria-label="Text of the mail">{mail.text}</S.Text>
    </S.Layout>
  );
}
