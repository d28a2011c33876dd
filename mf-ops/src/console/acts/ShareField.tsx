import { CANDIDATE_SHARE } from '@saltbush/contract';
import { useId } from 'react';
import * as S from './ShareField.styles.ts';
import { shareText } from './shareText.ts';

const { from: least, to: most } = CANDIDATE_SHARE;

interface ShareFieldProps {
  /** Percent of visitors as typed; may be blank or out of range. */
  value: string;
  error: string | undefined;
  onChange: (percent: string) => void;
}

/** Share of visitors for a release, by slider or typed. */
export function ShareField({ value, error, onChange }: ShareFieldProps) {
  const id = useId();
  const percent = Math.min(most, Math.max(least, Math.round(Number(value)) || least));
  return (
    <S.Field>
      <label htmlFor={id}>Share of visitors</label>
      <S.Row>
        <S.Slider
          id={id}
          type="range"
          min={least}
          max={most}
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
          min={least}
          max={most}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      </S.Row>
      <S.Words htmlFor={id}>{shareText(percent)}</S.Words>
    </S.Field>
  );
}
