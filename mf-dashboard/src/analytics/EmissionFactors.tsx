import type { Emissions } from '@saltbush/business-api/emissions';
import { BASS_STRAIT_KM, formatNumber, SEA_EMISSION_FACTOR } from '@saltbush/freight';
import { DataTable } from '@saltbush/ui';
import * as S from './EmissionsPanel.styles.ts';

const { freightShip, passengerFerry } = SEA_EMISSION_FACTOR.between;

/** The factors behind the estimate, with their sources. */
export function EmissionFactors({ emissions: { factors, sources, unknownDistance } }: { emissions: Emissions }) {
  return (
    <S.Factors>
      <DataTable
        caption="Grams of CO₂-e for each tonne moved one kilometre"
        density="compact"
        columns={[
          { key: 'label', label: 'Carried by' },
          { key: 'factor', label: 'Factor', align: 'end' },
        ]}
        rows={factors.map(({ vehicleClass, label, gramsCo2ePerTonneKm }) => ({
          id: vehicleClass,
          label,
          factor: `${formatNumber(gramsCo2ePerTonneKm)} g`,
        }))}
      />
      <p>
        A way to or from Hobart crosses Bass Strait: {formatNumber(BASS_STRAIT_KM)} km of it are counted as sea, with
        the factor of the ship, and the rest as road. Most freight crosses on freight ships ({formatNumber(freightShip)}{' '}
        g), about a fifth on passenger ferries ({formatNumber(passengerFerry)} g), so the ship’s factor is their mean
        and is uncertain between the two. Derived from what these sources publish:
      </p>
      <ul>
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
            , {publisher}
          </li>
        ))}
      </ul>
      {unknownDistance > 0 && (
        <p>
          {formatNumber(unknownDistance)} delivered {unknownDistance === 1 ? 'consignment is' : 'consignments are'} left
          out, since the distance is not known.
        </p>
      )}
    </S.Factors>
  );
}
