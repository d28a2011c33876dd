import { fieldErrors } from '@saltbush/business-api/field-errors';
import { trackSchema } from '@saltbush/consignments/api';
import type { ApiError } from '@saltbush/contract/api';
import { Button, icons, keepTogether, Notice, TextField, WithoutScripts } from '@saltbush/ui';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import * as S from './TrackPage.styles.ts';

interface TrackFormProps {
  /** From the address; can be edited. */
  givenReference: string;
  busy: boolean;
  error: ApiError | null;
  onTrack: (reference: string, postcode: string) => void;
}

/** Asks for reference and postcode. What was typed stays, whatever the answer. */
export function TrackForm({ givenReference, busy, error, onTrack }: TrackFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reference, setReference] = useState(givenReference);
  const [postcode, setPostcode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const wrong = fieldErrors(trackSchema, { reference, postcode });
  const errors = isTried ? wrong : {};

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const [first] = Object.keys(wrong);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else if (!busy) onTrack(reference.trim(), postcode.trim());
  };

  return (
    <S.Form ref={form} method="dialog" aria-label="Track a consignment" noValidate onSubmit={onSubmit}>
      <TextField
        label="Consignment reference"
        name="reference"
        placeholder="SH-2026-0123"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        value={reference}
        error={errors.reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <TextField
        label="Postcode"
        name="postcode"
        help="Of the pickup or the delivery"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        required
        value={postcode}
        error={errors.postcode}
        onChange={({ target }) => setPostcode(target.value)}
      />
      <Button type="submit" iconBefore={icons.search} busy={busy} busyLabel="Looking...">
        Track
      </Button>
      {error && (
        <Notice
          tone={error.status === 404 ? 'warn' : 'danger'}
          role="alert"
          title={error.status === 404 ? 'No consignment found' : 'We could not look it up'}
        >
          {keepTogether(failureText(error))}
        </Notice>
      )}
      <WithoutScripts does="Consignments are looked up" instead="we look yours up" />
    </S.Form>
  );
}
