import { Button, icons, Notice, TextField } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import * as S from './webhooks.styles.ts';

interface ShownSecretProps {
  /** What happened: "Warehouse is added". */
  title: string;
  secret: string;
  /** What follows for the secret of before. */
  note?: string;
  onClose: () => void;
}

/** A secret, which is shown this once. What takes the focus is read out. */
export function ShownSecret({ title, secret, note, onClose }: ShownSecretProps) {
  const outcome = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'not yet' | 'copied' | 'by hand'>('not yet');
  // The form that was sent is gone, so the focus moves to what it did.
  useEffect(() => outcome.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('copied');
    } catch {
      // The browser refused, or the page has no TLS and so no clipboard.
      field.current?.select();
      setCopied('by hand');
    }
  };

  return (
    <S.Outcome ref={outcome} tabIndex={-1} role="group" aria-label={title}>
      <Notice tone="good" title={title}>
        <p>
          Give your system this secret, with which it knows that a request is from us. Keep it now: we cannot show it
          again. {note}
        </p>
        <S.Secret>
          <TextField
            ref={field}
            label="Secret"
            name="secret"
            readOnly
            autoComplete="off"
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <Button
            variant="secondary"
            iconBefore={copied === 'copied' ? icons.check : icons.document}
            onClick={() => void copy()}
          >
            {copied === 'copied' ? 'Copied' : 'Copy the secret'}
          </Button>
        </S.Secret>
        <div aria-live="polite">{copied === 'by hand' && <p>It is selected: copy it with your keyboard.</p>}</div>
        <Button size="small" onClick={onClose}>
          I have kept it
        </Button>
      </Notice>
    </S.Outcome>
  );
}
