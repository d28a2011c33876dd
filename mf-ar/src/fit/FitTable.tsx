import { DataTable } from '@saltbush/ui';
import { formatSize } from '../units/units.ts';
import { lackWords, spareWords } from './fitWords.ts';
import type { SiteFit, VehicleFit } from './siteFit.ts';

const columns = [
  { key: 'name', label: 'Vehicle' },
  { key: 'size', label: 'Size' },
  { key: 'nominal', label: 'Nominal' },
  { key: 'road', label: 'On the road' },
] as const;

function verdict(fit: SiteFit): string {
  if (fit.status === 'unmeasured') return '–';
  const words = fit.status === 'fits' ? ['Fits', ...spareWords(fit)] : ['Does not fit', ...lackWords(fit)];
  const [first, ...rest] = words;
  return `${first}: ${rest.join(', ')}`;
}

/** All six vehicles against the measures; empty until a measure is entered. */
export function FitTable({ fits }: { fits: readonly VehicleFit[] }) {
  if (fits.every(({ nominal }) => nominal.status === 'unmeasured')) return null;
  return (
    <DataTable
      caption="Each truck at your site, by its nominal figures and as it drives on the road"
      onPhones="stack"
      columns={columns}
      rows={fits.map(({ vehicle, nominal, road }) => ({
        id: vehicle.id,
        name: vehicle.name,
        size: formatSize(vehicle),
        nominal: verdict(nominal),
        road: verdict(road),
      }))}
    />
  );
}
