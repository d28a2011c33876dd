import { TextField } from '@saltbush/ui';

const REASON_LENGTH = 500;

interface WhyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Why a person's data is given out or erased. */
export function WhyField({ value, error, onChange }: WhyFieldProps) {
  return (
    <TextField
      label="Why"
      help="Such as “asked by mail on 3 November”. It is kept for ever: do not name the person."
      name="reason"
      required
      maxLength={REASON_LENGTH}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
