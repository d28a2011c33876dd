import type { RoutesReport } from '@saltbush/contract/release-api';
import { SelectField, TextField } from '@saltbush/ui';
import { useChangeGrantMutation } from '../api/changeGrant.ts';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import * as A from '../sheet/acts.styles.ts';
import { ConfirmedEnd } from '../sheet/ConfirmedEnd.tsx';
import { useConfirmedForm } from '../sheet/useConfirmedForm.ts';
import { type GrantWish, grantErrors } from './grantErrors.ts';

const BLANK: GrantWish = { path: '', to: '', reason: '' };

interface GrantFormProps {
  report: RoutesReport;
  onClose: () => void;
}

/** Lets a remote have a path of another one, once it is confirmed. */
export function GrantForm({ report, onClose }: GrantFormProps) {
  const { currentData: live } = useLiveReleasesQuery();
  const [change, changing] = useChangeGrantMutation();
  const { form, wish, set, errors, failure, isBusy, onSubmit } = useConfirmedForm({
    ...{ blank: BLANK, check: grantErrors, call: changing },
    send: ({ path, to, reason }) => change({ act: 'grant', path: path.trim(), to, reason: reason.trim() }),
  });
  const owner = report.routes.find(({ path, standing }) => path === wish.path.trim() && standing === 'owner');

  return (
    <A.Form ref={form} onSubmit={onSubmit} noValidate aria-label="Grant a path">
      <A.Lead>For exactly this path, until you revoke it. The next page has you confirm it.</A.Lead>
      <TextField
        label="Path"
        help={owner ? `It belongs to ${owner.remote}.` : 'As in remote.config.ts, such as /quote/new.'}
        name="path"
        required
        maxLength={200}
        autoComplete="off"
        value={wish.path}
        error={errors.path}
        onChange={({ target }) => set({ path: target.value })}
      />
      <SelectField
        label="To"
        name="to"
        required
        value={wish.to}
        error={errors.to}
        options={[
          { value: '', label: 'Choose a remote' },
          ...Object.keys(live?.known ?? {})
            .filter((name) => name.startsWith('mf-'))
            .map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ target }) => set({ to: target.value })}
      />
      <ConfirmedEnd
        {...{ wish, errors, set, failure, isBusy, onClose }}
        refused="Nothing was granted"
        confirm="Grant the path"
      />
    </A.Form>
  );
}
