import * as V from '../frame/ViewLinks.styles.ts';
import { PERIODS } from './periods.data.ts';

/** Chooses the stretch of time; the address holds it. */
export function PeriodLinks({ name, hours }: { name: string; hours: number }) {
  return (
    <V.Views aria-label="Period of the figures">
      {PERIODS.map(({ hours: value, short }) => (
        <a
          key={value}
          href={value === 24 ? `/ops/releases/${name}` : `/ops/releases/${name}?hours=${value}`}
          aria-current={value === hours ? 'page' : undefined}
        >
          {short}
        </a>
      ))}
    </V.Views>
  );
}
