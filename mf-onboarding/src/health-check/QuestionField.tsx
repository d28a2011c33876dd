import { type HealthQuestion, MAX_ANSWER_LENGTH } from '@saltbush/health-checks/api';
import { NumberField, RadioCards } from '@saltbush/ui';

interface QuestionFieldProps {
  question: HealthQuestion;
  value: string;
  onAnswer: (text: string) => void;
}

/** One question, answered by a number or by one of its options. */
export function QuestionField({ question, value, onAnswer }: QuestionFieldProps) {
  const { id, label, options, unit, max } = question;
  if (options !== null) {
    return (
      <RadioCards
        label={label}
        name={id}
        options={options.map((option) => ({ value: option, label: option }))}
        value={value}
        onChange={({ target }) => onAnswer(target.value)}
      />
    );
  }
  return (
    <NumberField
      label={label}
      name={id}
      min={0}
      step="any"
      inputMode="numeric"
      {...(max === null ? {} : { max })}
      {...(unit === null ? {} : { unit })}
      value={value}
      onChange={({ target }) => onAnswer(target.value.slice(0, MAX_ANSWER_LENGTH))}
    />
  );
}
