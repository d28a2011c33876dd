import { SelectField } from '@saltbush/ui';
import * as S from './ComparePage.styles.ts';

interface VersionPairProps {
  /** Newest first. */
  versions: readonly string[];
  liveVersion: string | null;
  from: string | null;
  to: string | null;
  onChoose: (pair: { from: string; to: string }) => void;
}

/** Chooses the two releases. */
export function VersionPair({ versions, liveVersion, from, to, onChoose }: VersionPairProps) {
  // An address may name a release that is not stored any more; the choice then shows it as what it is.
  const known = [...new Set([...versions, from, to])].filter((version) => version !== null);
  const options = known.map((version) => ({
    value: version,
    label: version === liveVersion ? `${version} (live)` : version,
  }));
  const [first, second] = [from ?? '', to ?? ''];
  return (
    <S.Pair role="group" aria-label="Releases to compare">
      <SelectField
        label="From"
        name="from"
        value={first}
        options={options}
        onChange={({ target }) => onChoose({ from: target.value, to: second })}
      />
      <SelectField
        label="To"
        name="to"
        value={second}
        options={options}
        onChange={({ target }) => onChoose({ from: first, to: target.value })}
      />
    </S.Pair>
  );
}
