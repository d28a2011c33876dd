import { apiError } from '@saltbush/calls';
import { useDraft } from '@saltbush/contract';
import type { ApisReport } from '@saltbush/contract/release-api';
import { Notice, SelectField, TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useChangeServiceMutation } from '../api/changeService.ts';
import { failureText } from '../api/failureText.ts';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';
import { useLeaving } from '../sheet/useLeaving.ts';
import { type ServiceWish, serviceErrors } from './serviceErrors.ts';

const BLANK: ServiceWish = { remote: '', version: '', upstream: '', health: '/healthz', seconds: '5', reason: '' };

interface ServiceFormProps {
  report: ApisReport;
  onClose: () => void;
}

/** Says where the service of a remote runs, once it is confirmed. */
export function ServiceForm({ report, onClose }: ServiceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(BLANK);
  const [isChecked, setIsChecked] = useState(false);
  const noteIncomplete = useFocusOnInvalid(form);
  const { currentData: live } = useLiveReleasesQuery();
  const [change, changing] = useChangeServiceMutation();
  const { isLeaving, failure, leave } = useLeaving(changing.error);
  const errors = isChecked ? serviceErrors(wish) : {};
  const known = report.upstreams.find(
    (one) => one.remote === wish.remote && (one.version ?? '') === wish.version.trim(),
  );
  const set = (part: Partial<ServiceWish>) => setWish({ ...wish, ...part });
  useDraft(wish !== BLANK);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (changing.isLoading || isLeaving) return;
    if (Object.keys(serviceErrors(wish)).length > 0) {
      noteIncomplete();
      return;
    }
    const version = wish.version.trim();
    const answer = await change({
      act: 'set',
      remote: wish.remote,
      ...(version === '' ? {} : { version }),
      upstream: wish.upstream.trim(),
      health: wish.health.trim(),
      timeoutMs: Math.round(Number(wish.seconds) * 1_000),
      reason: wish.reason.trim(),
    });
    leave(apiError(answer.error));
  };
  const field = (name: Exclude<keyof ServiceWish, 'remote'>, label: string, maxLength: number) => ({
    label,
    name,
    maxLength,
    autoComplete: 'off',
    value: wish[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Register a service">
      <A.Lead>It learns who is signed in: register only what you know. The next page has you confirm it.</A.Lead>
      <SelectField
        label="Remote"
        name="remote"
        required
        value={wish.remote}
        error={errors.remote}
        options={[
          { value: '', label: 'Choose a remote' },
          ...Object.keys(live?.known ?? {})
            .filter((name) => name.startsWith('mf-'))
            .map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ target }) => set({ remote: target.value })}
      />
      <TextField
        {...field('version', 'Version', 60)}
        isOptional
        help="Only for releases of this version, such as a candidate. Empty: for all others."
      />
      <TextField
        {...field('upstream', 'Address', 300)}
        required
        help={known ? `It replaces ${known.upstream}.` : 'Where it runs, such as https://tracking.internal:8443.'}
      />
      <TextField {...field('health', 'Health path', 100)} required />
      <TextField {...field('seconds', 'Given up after, in seconds', 5)} required inputMode="decimal" />
      <TextField {...field('reason', 'Reason', 500)} required />
      {failure && (
        <Notice tone="danger" title="Nothing was registered" role="alert">
          <p>{failureText(failure)} What you typed is kept.</p>
        </Notice>
      )}
      <ActButtons confirm="Register the service" isBusy={changing.isLoading || isLeaving} onBack={onClose} />
    </A.Form>
  );
}
