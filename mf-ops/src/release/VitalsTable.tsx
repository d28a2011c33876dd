import type { ReleaseHealth } from '@saltbush/contract/release-api';
import { formatNumber } from '@saltbush/freight';
import { DataTable } from '@saltbush/ui';
import { loadTime } from '../console/loadTime.ts';

const msText = (ms: number | null) => (ms === null ? '–' : loadTime(ms));

const COLUMNS = [
  { key: 'version', label: 'Release' },
  { key: 'visits', label: 'Visits', align: 'end' },
  { key: 'load', label: 'Load time', align: 'end' },
  { key: 'lcp', label: 'LCP', align: 'end' },
  { key: 'inp', label: 'INP', align: 'end' },
  { key: 'cls', label: 'CLS', align: 'end' },
  { key: 'ttfb', label: 'First byte', align: 'end' },
] as const;

/** Web vitals by release: 75th percentiles. */
export function VitalsTable({ releases }: { releases: readonly ReleaseHealth[] }) {
  return (
    <DataTable
      caption="What three in four visitors had, or better. LCP: largest paint. INP: answer to a press. CLS: layout shift."
      density="compact"
      onPhones="stack"
      columns={COLUMNS}
      rows={releases.map(({ version, visits, loadMs, vitals }) => ({
        id: version,
        version,
        visits: formatNumber(visits),
        load: msText(loadMs?.p75 ?? null),
        lcp: msText(vitals.lcpMs),
        inp: msText(vitals.inpMs),
        cls: vitals.cls === null ? '–' : formatNumber(vitals.cls, 3),
        ttfb: msText(vitals.ttfbMs),
      }))}
    />
  );
}
