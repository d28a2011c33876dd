import { ViewLinks } from '@saltbush/ui';
import { PERIODS } from './periods.data.ts';

/** Chooses the period, which is in the address. */
export function PeriodLinks({ name, hours }: { name: string; hours: number }) {
  return (
    <ViewLinks
      label="Period of the figures"
      currentId={String(hours)}
      views={PERIODS.map(({ hours: value, short }) => ({
        id: String(value),
        label: short,
        count: null,
        href: `/ops/releases/${name}?hours=${value}`,
      }))}
    />
  );
}
