import type { ShipmentEmissions } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { Badge, FactList, TextLink } from '@saltbush/ui';
import { distanceText, factorText } from '../consignment/emission-legs.ts';

const MASS_BASIS = {
  declared: 'as stated',
  pallets: 'from the pallet count',
  vehicle: 'half the vehicle’s payload',
} as const satisfies Record<ShipmentEmissions['massBasis'], string>;

/** Estimated emissions of the consignment, and how they were computed. */
export function EmissionsFacts({ emissions }: { emissions: ShipmentEmissions }) {
  const { kgCo2e, tonneKm, massKg, massBasis } = emissions;
  return (
    <Panel title="Emissions" beside={<Badge tone="warn">Estimate</Badge>}>
      <FactList
        rows={[
          { term: 'CO₂-e', detail: `${formatNumber(kgCo2e, kgCo2e < 10 ? 1 : 0)} kg` },
          { term: 'Freight work', detail: `${formatNumber(tonneKm, tonneKm < 100 ? 1 : 0)} t·km` },
          { term: 'Distance', detail: distanceText(emissions) },
          { term: 'Mass', detail: `${formatNumber(massKg)} kg, ${MASS_BASIS[massBasis]}` },
          { term: 'Factor, g CO₂-e a t·km', detail: factorText(emissions) },
        ]}
      />
      <F.Small>
        Factors and sources: <TextLink href="/dashboard/analytics">Analytics</TextLink>.
      </F.Small>
    </Panel>
  );
}
