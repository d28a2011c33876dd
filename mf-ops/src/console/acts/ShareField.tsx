import { useId } from 'react';
import * as S from './ShareField.styles.ts';
import { shareText } from './shareText.ts';

interface ShareFieldProps {
  /** Percent of visitors as typed; may be blank or out of range. */
  value: string;
  error: string | undefined;
  onChange: (percent: string) => void;
}

/** Share of visitors for a release, by slider or typed. */
export function ShareField({ value, error, onChange }: ShareFieldProps) {
  const id = useId();
  const percent = Math.min(100, Math.max(1, Math.round(Number(value)) || 1));
  return (
    <S.Field>
      <label htmlFor={id}>Share of visitors</label>
      <S.Row>
        <S.Slider
          id={id}
          type="range"
          min={1}
          max={100}
          step={1}
          value={percent}
          aria-valuetext={shareText(percent)}
          onChange={({ target }) => onChange(target.value)}
        />
        <S.Percent
          label="Percent"
          isLabelHidden
          name="percent"
          unit="%"
          min={1}
          max={100}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      </S.Row>
      <S.Words htmlFor={id}>{shareText(percent)}</S.Words>
    </S.Field>
  );
}
