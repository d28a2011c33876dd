import type { Emissions } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';
import { DataTable } from '@saltbush/ui';
import * as S from './EmissionsPanel.styles.ts';

/** The factors behind the estimate, with their sources. */
export function EmissionFactors({
  emissions: { factors, derivation, sources, unknownDistance },
}: {
  emissions: Emissions;
}) {
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
      <p>{derivation}</p>
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
