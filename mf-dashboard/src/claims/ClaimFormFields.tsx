import { CLAIM_KIND_WORDS, CLAIM_LENGTHS } from '@saltbush/claims/api';
import type { ClaimKind } from '@saltbush/freight';
import { CheckboxField, RadioCards, TextAreaField, TextField } from '@saltbush/ui';
import { type ClaimValues, fieldId } from './claim-values.ts';
import * as S from './claims.styles.ts';

interface ClaimFormFieldsProps {
  /** What can be claimed for. */
  kinds: readonly ClaimKind[];
  values: ClaimValues;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<ClaimValues>) => void;
}

const MEANINGS: Record<ClaimKind, string> = {
  damage: 'Goods arrived broken, wet or crushed.',
  loss: 'Some or all of the goods did not arrive.',
  delay: 'It came after the promised day, or is late now.',
};

/** What a claim says. */
export function ClaimFormFields({ kinds, values, errors, onChange }: ClaimFormFieldsProps) {
  const field = (name: 'words' | 'goods' | 'phone') => ({
    ...{ name, id: fieldId(name), value: values[name], error: errors[name] },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <RadioCards
        label="What is the claim for?"
        name="kind"
        id={fieldId('kind')}
        required
        value={values.kind}
        error={errors.kind}
        options={kinds.map((kind) => ({ value: kind, label: CLAIM_KIND_WORDS[kind], description: MEANINGS[kind] }))}
        onChange={({ target }) => {
          const kind = kinds.find((each) => each === target.value);
          if (kind) onChange({ kind });
        }}
      />
      <TextAreaField
        {...field('words')}
        label="What happened?"
        help="What you saw, when, and what the driver said or wrote."
        required
        rows={5}
        maxLength={CLAIM_LENGTHS.words}
      />
      <TextAreaField
        {...field('goods')}
        label="Which goods is it about?"
        help="Such as: 48 of 120 cartons of flour, on the second pallet."
        required
        rows={2}
        maxLength={CLAIM_LENGTHS.goods}
      />
      <S.Pair>
        <TextField
          name="amount"
          id={fieldId('amountCents')}
          label="Amount claimed, before GST"
          help="Up to this much, in dollars. At most $100,000."
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="450.00"
          value={values.amount}
          error={errors.amountCents}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <TextField
          {...field('phone')}
          label="Telephone"
          help="If we have to ask something."
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={CLAIM_LENGTHS.phone}
        />
      </S.Pair>
      {values.kind === 'damage' && (
        <CheckboxField
          name="keepsPackaging"
          id={fieldId('keepsPackaging')}
          label="The packaging is kept, and can be inspected"
          checked={values.keepsPackaging}
          onChange={({ target }) => onChange({ keepsPackaging: target.checked })}
        />
      )}
    </>
  );
}
