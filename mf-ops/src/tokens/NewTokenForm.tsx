import type { TokenAction } from '@saltbush/contract/release-api';
import { CheckboxField, Fieldset, NumberField, SelectField, TextField } from '@saltbush/ui';
import { useCreateReleaseTokenMutation } from '../api/createReleaseToken.ts';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { Refused } from '../sheet/Refused.tsx';
import { useConfirmedForm } from '../sheet/useConfirmedForm.ts';
import * as S from './TokensPage.styles.ts';
import { TOKEN_RIGHT_IDS, TOKEN_RIGHTS } from './token-rights.data.ts';
import { MOST_TOKEN_DAYS, type TokenWish, tokenErrors } from './tokenErrors.ts';

const BLANK: TokenWish = { label: '', remote: '', actions: ['publish'], days: '30', reason: '' };

/** Requests a token, which the gateway makes and shows on its own page. Errors are shown beside their fields. */
export function NewTokenForm({ onClose }: { onClose: () => void }) {
  const { currentData: live } = useLiveReleasesQuery();
  const [create, made] = useCreateReleaseTokenMutation();
  const { form, wish, set, errors, failure, isBusy, onSubmit } = useConfirmedForm({
    ...{ blank: BLANK, check: tokenErrors, call: made },
    send: ({ label, remote, actions, days, reason }) =>
      create({
        ...{ label: label.trim(), actions, days: Number(days), reason: reason.trim() },
        remote: remote === '' ? null : remote,
      }),
  });
  const toggle = (action: TokenAction, isOn: boolean) =>
    set({ actions: TOKEN_RIGHT_IDS.filter((id) => (id === action ? isOn : wish.actions.includes(id))) });

  return (
    <A.Form ref={form} onSubmit={onSubmit} noValidate aria-label="Make a token">
      <A.Lead>The next page has you confirm it, and shows the secret this once.</A.Lead>
      <A.Pair>
        <TextField
          label="Name"
          help="Who uses it. The log shows it."
          name="label"
          required
          maxLength={60}
          autoComplete="off"
          value={wish.label}
          error={errors.label}
          onChange={({ target }) => set({ label: target.value })}
        />
        <SelectField
          label="For"
          help="The only one it works for."
          name="remote"
          value={wish.remote}
          error={errors.remote}
          options={[
            { value: '', label: 'Every remote and the host' },
            ...Object.keys(live?.known ?? {}).map((name) => ({ value: name, label: name })),
          ]}
          onChange={({ target }) => set({ remote: target.value })}
        />
      </A.Pair>
      <Fieldset legend="It may" legendSize="medium" error={errors.actions}>
        <S.Rights>
          {TOKEN_RIGHT_IDS.map((id) => (
            <CheckboxField
              key={id}
              label={TOKEN_RIGHTS[id].label}
              help={TOKEN_RIGHTS[id].help}
              name={id}
              checked={wish.actions.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
        </S.Rights>
      </Fieldset>
      <A.Pair>
        <NumberField
          label="Ends after, in days"
          name="days"
          unit="days"
          min={1}
          max={MOST_TOKEN_DAYS}
          value={wish.days}
          error={errors.days}
          onChange={({ target }) => set({ days: target.value })}
        />
        <TextField
          label="Reason"
          name="reason"
          required
          maxLength={500}
          autoComplete="off"
          value={wish.reason}
          error={errors.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </A.Pair>
      <Refused title="No token was made" failure={failure} />
      <ActButtons confirm="Make the token" isBusy={isBusy} onBack={onClose} />
    </A.Form>
  );
}
