import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { type ShipmentDetail, TEMPLATE_NAME_LENGTH } from '@saltbush/consignments/api';
import { useDraft } from '@saltbush/contract';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { Button, icons, keepTogether, Notice, TextField, TextLink } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { useKeepTemplateMutation } from '../api/keepTemplate.ts';
import * as S from './shipment.styles.ts';

/** Keeps the booking under a name, to book the same again without looking for it. */
export function KeepTemplate({ shipment: { reference, from, to } }: { shipment: ShipmentDetail }) {
  const [keep, { data: kept, error, isLoading, reset }] = useKeepTemplateMutation();
  const [first] = useState(`${from} to ${to}`.slice(0, TEMPLATE_NAME_LENGTH));
  const [name, setName] = useState(first);
  const [submissionId] = useState(newSubmissionId);
  const outcome = useRef<HTMLParagraphElement>(null);
  useDraft(name !== first && !kept);
  const failure = apiError(error);
  const fault = failure?.problem?.fields?.find(({ path }) => path === 'name')?.message;

  // The button that was pressed is gone, so the focus moves to what it did.
  useEffect(() => {
    if (kept) outcome.current?.focus();
  }, [kept]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void keep({ reference, submissionId, name });
  };

  if (kept) {
    return (
      <Panel title="Keep as a template">
        <p ref={outcome} tabIndex={-1}>
          Kept as “{kept.name}”. It is among <TextLink href="/dashboard/templates">your templates</TextLink>.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Keep as a template">
      <form noValidate onSubmit={onSubmit} aria-label="Keep as a template">
        <S.Acts>
          <F.Small>
            For freight that you send again and again: booked from your templates at the price of the day.
          </F.Small>
          <TextField
            label="Name of the template"
            name="template"
            maxLength={TEMPLATE_NAME_LENGTH}
            autoComplete="off"
            value={name}
            error={fault}
            onChange={({ target }) => {
              if (error) reset();
              setName(target.value);
            }}
          />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            iconBefore={icons.star}
            busy={isLoading}
            busyLabel="Keeping..."
          >
            Keep it
          </Button>
          {failure && !fault && (
            <Notice tone="danger" title="It is not kept" role="alert">
              {keepTogether(failureText(failure))}
            </Notice>
          )}
        </S.Acts>
      </form>
    </Panel>
  );
}
