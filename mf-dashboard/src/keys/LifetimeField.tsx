import { KEY_LIFETIMES_DAYS, type KeyLifetimeDays } from '@saltbush/clients/api';
import { SelectField } from '@saltbush/ui';

interface LifetimeFieldProps {
  id?: string;
  /** Null for a key without an end. */
  value: KeyLifetimeDays | null;
  error?: string | undefined;
  onChange: (value: KeyLifetimeDays | null) => void;
}

const NEVER = 'never';
const options = [
  ...KEY_LIFETIMES_DAYS.map((days) => ({ value: String(days), label: `In ${days} days` })),
  { value: NEVER, label: 'Never' },
];

/** When a key ends. */
export function LifetimeField({ id, value, error, onChange }: LifetimeFieldProps) {
  return (
    <SelectField
      {...(id === undefined ? {} : { id })}
      name="lifetimeDays"
      label="When it ends"
      help="We mail the owners 14 days and one day before. It can be replaced at any time."
      value={value === null ? NEVER : String(value)}
      error={error}
      options={options}
      onChange={({ target }) => onChange(KEY_LIFETIMES_DAYS.find((days) => String(days) === target.value) ?? null)}
    />
  );
}
