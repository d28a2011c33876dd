import type { ApisReport } from '@saltbush/contract/release-api';
import { SelectField, TextField } from '@saltbush/ui';
import { useChangeServiceMutation } from '../api/changeService.ts';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { Refused } from '../sheet/Refused.tsx';
import { useConfirmedForm } from '../sheet/useConfirmedForm.ts';
import { type ServiceWish, serviceErrors } from './serviceErrors.ts';

const BLANK: ServiceWish = { remote: '', version: '', upstream: '', health: '/healthz', seconds: '5', reason: '' };

interface ServiceFormProps {
  report: ApisReport;
  onClose: () => void;
}

function bodyOf({ remote, version, upstream, health, seconds, reason }: ServiceWish) {
  return {
    ...({ act: 'set', remote, upstream: upstream.trim(), health: health.trim(), reason: reason.trim() } as const),
    ...(version.trim() === '' ? {} : { version: version.trim() }),
    timeoutMs: Math.round(Number(seconds) * 1_000),
  };
}

/** Says where the service of a remote runs, once it is confirmed. */
export function ServiceForm({ report, onClose }: ServiceFormProps) {
  const { currentData: live } = useLiveReleasesQuery();
  const [change, changing] = useChangeServiceMutation();
  const { form, wish, set, errors, failure, isBusy, onSubmit } = useConfirmedForm({
    ...{ blank: BLANK, check: serviceErrors, call: changing },
    send: (wish) => change(bodyOf(wish)),
  });
  const known = report.upstreams.find(
    (one) => one.remote === wish.remote && (one.version ?? '') === wish.version.trim(),
  );
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
    <A.Form ref={form} onSubmit={onSubmit} noValidate aria-label="Register a service">
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
      <Refused title="Nothing was registered" failure={failure} />
      <ActButtons confirm="Register the service" isBusy={isBusy} onBack={onClose} />
    </A.Form>
  );
}
