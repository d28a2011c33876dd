import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import type { LiveRelease } from '@saltbush/contract/release-api';
import { Button, Notice } from '@saltbush/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import * as T from '../../frame/Trouble.styles.ts';
import { ActButtons } from '../../sheet/ActButtons.tsx';
import * as A from '../../sheet/acts.styles.ts';
import { useFocusOnInvalid } from '../../sheet/useFocusOnInvalid.ts';
import { useShownAgain } from '../../sheet/useShownAgain.ts';
import type { Sent } from './sent.ts';
import type { SeenLive } from './useSeenLive.ts';

interface ReleaseActFormProps {
  label: string;
  /** Consequence of the act. */
  lead: string;
  confirm: string;
  isGrave?: boolean;
  name: string;
  /** Null while nothing of it is live. */
  live: LiveRelease | null;
  seenLive: SeenLive;
  /** Why the act is impossible now, or null. */
  obstacle: string | null;
  send: () => Promise<Sent>;
  /** Reads what is live again. */
  refetch: () => unknown;
  onCancel: () => void;
  children: ReactNode;
}

const changeText = (name: string, live: LiveRelease | null): string => {
  if (live === null) return `${name} was taken off the site.`;
  const { version, candidate, actor, reason } = live;
  const by = candidate ?? { actor, reason };
  const now = candidate ? `${version}, and ${candidate.version} for ${candidate.share}% of visitors` : version;
  return `${name} is now ${now}, by ${by.actor}: ${by.reason}`;
};

/** Confirms an act in place: takes its reason, shows what changed since it was opened, and why it was refused. */
export function ReleaseActForm(props: ReleaseActFormProps) {
  const {
    label,
    lead,
    confirm,
    isGrave = false,
    name,
    live,
    seenLive,
    obstacle,
    send,
    refetch,
    onCancel,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState<{ status: 'idle' | 'busy' } | { status: 'failed'; failure: ApiError }>({
    status: 'idle',
  });
  const noteIncomplete = useFocusOnInvalid(form);
  useShownAgain(() => setSending({ status: 'idle' }));

  // Counts as a draft, so that even a release of this page waits until the form is closed.
  useDraft(true);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.status === 'busy') return;
    setSending({ status: 'busy' });
    const sent = await send();
    if (sent.status === 'incomplete') {
      setSending({ status: 'idle' });
      noteIncomplete();
      return;
    }
    // The button stays busy until the page is left.
    if (sent.status !== 'failed') return;
    setSending(sent);
    if (sent.failure.problem?.code === 'stale-base') refetch();
  };
  const mustLook = seenLive.hasChanged && sending.status !== 'busy';

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={label}>
      <h3>{label}</h3>
      <A.Lead>{lead}</A.Lead>
      <A.Fields>{children}</A.Fields>
      {mustLook && (
        <Notice tone="warn" title={`${name} changed while this was open`} role="alert">
          <p>{changeText(name, live)}</p>
          {obstacle === null ? (
            <T.Way>
              <Button
                size="small"
                onClick={() => {
                  seenLive.accept();
                  setSending({ status: 'idle' });
                }}
              >
                Go on all the same
              </Button>
            </T.Way>
          ) : (
            <p>{obstacle}</p>
          )}
        </Notice>
      )}
      {!mustLook && obstacle !== null && <Notice tone="warn">{obstacle}</Notice>}
      {sending.status === 'failed' && !mustLook && (
        <Notice tone="danger" title="Not done" role="alert">
          <p>{failureText(sending.failure)}</p>
          {(sending.failure.problem?.errors ?? []).length > 1 && (
            <A.Changes as="ul">
              {sending.failure.problem?.errors?.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </A.Changes>
          )}
        </Notice>
      )}
      <ActButtons
        {...{ confirm, isGrave }}
        isPossible={!mustLook && obstacle === null}
        isBusy={sending.status === 'busy'}
        onBack={onCancel}
      />
    </A.Form>
  );
}
