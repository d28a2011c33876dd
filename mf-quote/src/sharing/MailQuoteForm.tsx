import { useDraft, useVisitor } from '@saltbush/contract';
import { Button, icons, Notice, TextField } from '@saltbush/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '../api/failureOf.ts';
import { FailureNotice } from './FailureNotice.tsx';
import * as S from './sharing.styles.ts';

interface Props {
  /**
   * Mails the quote. Resolves to the failure, or to null when it was queued. `declined`: the visitor changed their
   * mind.
   */
  send: (to: string) => Promise<Failure | 'declined' | null>;
  onClose: () => void;
}

type Mailing =
  | { status: 'writing'; error?: string | undefined }
  | { status: 'sending' }
  | { status: 'failed'; failure: Failure }
  | { status: 'sent'; to: string };

/** The rules are only needed here, so they load now. Without them the gateway, which checks anyway, says what is wrong. */
async function errorIn(to: string): Promise<string | undefined> {
  const rules = await import(/* webpackChunkName: "checks" */ './addressError.ts').catch(() => null);
  return rules?.addressError(to);
}

function mailingAfter(outcome: Failure | 'declined' | null, to: string): Mailing {
  if (outcome === null) return { status: 'sent', to };
  if (outcome === 'declined') return { status: 'writing' };
  const ofField = outcome.fields.find(({ path }) => path === 'to');
  return ofField ? { status: 'writing', error: ofField.message } : { status: 'failed', failure: outcome };
}

/** Asks where a quote should go, sends it there and says so. */
export function MailQuoteForm({ send, onClose }: Props) {
  const visitor = useVisitor();
  const [to, setTo] = useState(visitor.status === 'signed-in' ? visitor.user.email : '');
  const [mailing, setMailing] = useState<Mailing>({ status: 'writing' });
  const [isTyped, setIsTyped] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  useDraft(isTyped || mailing.status !== 'writing');
  const { status } = mailing;

  // The button that was pressed is gone in each of these states.
  useEffect(() => {
    if (status === 'writing') field.current?.focus();
    if (status === 'sent') done.current?.focus();
    // The browser shows the field alone, and its message and the buttons are below the edge of the summary.
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [status]);

  const submit = async () => {
    if (mailing.status === 'sending') return;
    const address = to.trim();
    setMailing({ status: 'sending' });
    const error = await errorIn(address);
    setMailing(error ? { status: 'writing', error } : mailingAfter(await send(address), address));
  };

  // Not a form element: it is inside the calculator's form, and forms cannot be nested.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  };

  if (mailing.status === 'sent') {
    return (
      <Notice ref={done} tone="good" tabIndex={-1} data-print="hide">
        <p>The quote is on its way to {mailing.to}, with its PDF and its link.</p>
        <S.MailActions>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setTo('');
              setIsTyped(false);
              setMailing({ status: 'writing' });
            }}
          >
            Send it to another address
          </Button>
        </S.MailActions>
      </Notice>
    );
  }
  return (
    <S.MailForm ref={form} role="group" aria-label="Email this quote">
      <TextField
        ref={field}
        label="Send the quote to"
        name="mail-to"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="name@company.com.au"
        value={to}
        error={mailing.status === 'writing' ? mailing.error : undefined}
        help="We use the address for this quote only."
        onChange={(event) => {
          setTo(event.target.value);
          setIsTyped(true);
          if (mailing.status !== 'sending') setMailing({ status: 'writing' });
        }}
        onKeyDown={onKeyDown}
      />
      {mailing.status === 'failed' && <FailureNotice failure={mailing.failure} />}
      <S.MailActions>
        <Button
          iconBefore={icons.mail}
          busy={mailing.status === 'sending'}
          busyLabel="Sending..."
          onClick={() => void submit()}
        >
          Send
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </S.MailActions>
    </S.MailForm>
  );
}
