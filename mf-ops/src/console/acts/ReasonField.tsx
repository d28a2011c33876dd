import { TextAreaField } from '@saltbush/ui';
import * as S from './ReasonField.styles.ts';

interface ReasonFieldProps {
  /** Common reasons; each fills the field. */
  suggestions: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

const LONGEST_REASON = 500;

/** Reason of an act, chosen or typed. The log keeps it for good. */
export function ReasonField({ suggestions, value, error, onChange }: ReasonFieldProps) {
  return (
    <S.Field>
      <S.Chips role="group" aria-label="Suggested reasons">
        {suggestions.map((suggestion) => (
          <S.Chip
            key={suggestion}
            type="button"
            aria-pressed={value === suggestion}
            onClick={() => onChange(suggestion)}
          >
            {suggestion}
          </S.Chip>
        ))}
      </S.Chips>
      <TextAreaField
        label="Reason"
        help="The activity log shows it to everybody who works on releases."
        name="reason"
        required
        rows={1}
        maxLength={LONGEST_REASON}
        autoComplete="off"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // A reason is one line in the log, so line breaks are replaced.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </S.Field>
  );
}
