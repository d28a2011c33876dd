import { TextAreaField, TextField } from '@saltbush/ui';
import type { PublisherFields } from './publisher-fields.ts';

/** The public half of a team's key. */
export function KeyFields({ wish, errors, set }: PublisherFields) {
  return (
    <>
      <TextField
        label="Name of the key"
        help="Who has it. The log shows it."
        name="label"
        required
        maxLength={60}
        autoComplete="off"
        value={wish.label}
        error={errors.label}
        onChange={({ target }) => set({ label: target.value })}
      />
      <TextAreaField
        label="Public half"
        help="What mfe keys make printed for the team. The next page shows the id of the key: compare it with theirs."
        name="publicKey"
        required
        maxLength={1_000}
        spellCheck={false}
        autoComplete="off"
        value={wish.publicKey}
        error={errors.publicKey}
        onChange={({ target }) => set({ publicKey: target.value })}
      />
    </>
  );
}
