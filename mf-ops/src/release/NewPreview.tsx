import { useDraft } from '@saltbush/contract';
import { Button, Notice, NumberField, SelectField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { apiError } from '../api/apiError.ts';
import { useCreatePreviewMutation } from '../api/createPreview.ts';
import { failureText } from '../api/failureText.ts';
import { CopyText } from '../console/CopyText.tsx';
import { exactTime } from '../console/exactTime.ts';
import * as A from '../sheet/acts.styles.ts';

interface NewPreviewProps {
  name: string;
  /** Newest first. */
  versions: readonly string[];
  onClose: () => void;
}

const DAY_HOURS = '24';
const MOST_HOURS = 720;

/** Makes a link that gives one browser a release. The link is shown this once. */
export function NewPreview({ name, versions, onClose }: NewPreviewProps) {
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(versions[0] ?? '');
  const [hours, setHours] = useState(DAY_HOURS);
  const [error, setError] = useState<string | undefined>();
  const [create, made] = useCreatePreviewMutation();
  const failure = apiError(made.error);
  // The link is lost with the page.
  useDraft(true);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const count = Number(hours);
    if (!Number.isInteger(count) || count < 1 || count > MOST_HOURS) {
      setError(`Give a whole number of hours from 1 to ${MOST_HOURS}.`);
      return;
    }
    if (!made.isLoading) await create({ name, version, hours: count });
  };

  if (made.data) {
    return (
      <Notice tone="good" title={`Preview of ${name} ${made.data.version ?? version}`} role="status">
        <p>
          Whoever opens this link first has the preview in that browser, until {exactTime(made.data.expiresAt)}. It is
          not shown again.
        </p>
        <CopyText text={made.data.url} what="link" />
        <Button size="small" variant="quiet" onClick={onClose}>
          Done
        </Button>
      </Notice>
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
      <A.Buttons>
        <Button type="submit" size="small" busy={made.isLoading} busyLabel="Sending">
          Make the link
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Back
        </Button>
      </A.Buttons>
    </A.Form>
  );
}
