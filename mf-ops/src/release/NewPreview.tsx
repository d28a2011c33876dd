import { apiError } from '@saltbush/calls';
import { useDraft } from '@saltbush/contract';
import { Notice, NumberField, SelectField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCreatePreviewMutation } from '../api/createPreview.ts';
import { failureText } from '../api/failureText.ts';
import { dayAndTime } from '../console/dayAndTime.ts';
import { ShownOnce } from '../console/ShownOnce.tsx';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';

interface NewPreviewProps {
  name: string;
  /** Newest first. */
  versions: readonly string[];
  onClose: () => void;
}

const DAY_HOURS = '24';
const MOST_HOURS = 720;

/** Makes a link that gives one browser a release. The link is shown only once. */
export function NewPreview({ name, versions, onClose }: NewPreviewProps) {
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(versions[0] ?? '');
  const [hours, setHours] = useState(DAY_HOURS);
  const [error, setError] = useState<string | undefined>();
  const [create, made] = useCreatePreviewMutation();
  const failure = apiError(made.error);
  const noteIncomplete = useFocusOnInvalid(form);
  // Counts as a draft, because the link is lost when the page is left.
  useDraft(true);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const count = Number(hours);
    if (!Number.isInteger(count) || count < 1 || count > MOST_HOURS) {
      setError(`Give a whole number of hours from 1 to ${MOST_HOURS}.`);
      noteIncomplete();
      return;
    }
    if (!made.isLoading) await create({ name, version, hours: count });
  };

  if (made.data) {
    return (
      <ShownOnce
        title={`Preview of ${name} ${made.data.version ?? version}`}
        secret={made.data.url}
        what="link"
        onClose={onClose}
      >
        Whoever opens this link first has the preview in that browser, until {dayAndTime(made.data.expiresAt)}. It is
        not shown again.
      </ShownOnce>
    );
  }
  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Make a preview link">
      <A.Pair>
        <SelectField
          label="Release"
          name="version"
          value={version}
          options={versions.map((known) => ({ value: known, label: known }))}
          onChange={({ target }) => setVersion(target.value)}
        />
        <NumberField
          label="Ends after, in hours"
          name="hours"
          unit="h"
          min={1}
          max={MOST_HOURS}
          value={hours}
          error={error}
          onChange={({ target }) => {
            setHours(target.value);
            setError(undefined);
          }}
        />
      </A.Pair>
      {failure && (
        <Notice tone="danger" title="No link was made" role="alert">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
      <ActButtons confirm="Make the link" isBusy={made.isLoading} onBack={onClose} />
    </A.Form>
  );
}
