import type { DangerousGood } from '@saltbush/consignments/api';
import { DataTable } from '@saltbush/ui';
import { DeskCard } from '../sheet/DeskCard.tsx';

const COLUMNS = [
  { key: 'unNumber', label: 'UN no.' },
  { key: 'properShippingName', label: 'Proper shipping name' },
  { key: 'division', label: 'Class' },
  { key: 'subsidiaryRisk', label: 'Subsidiary' },
  { key: 'packingGroup', label: 'PG' },
  { key: 'packages', label: 'Packages' },
  { key: 'aggregateQuantity', label: 'Quantity' },
];

/** Goods declared under the ADG Code, which need prior approval. */
export function DangerousGoods({ goods }: { goods: readonly DangerousGood[] }) {
  return (
    <DeskCard heading="Dangerous goods">
      <p>Carried by approval only: check vehicle, driver licence and documents before you accept.</p>
      <DataTable
        caption="Declared dangerous goods"
        isCaptionHidden
        density="compact"
        onPhones="stack"
        columns={COLUMNS.filter(({ key }) => key !== 'subsidiaryRisk' || goods.some((good) => good.subsidiaryRisk))}
        rows={goods.map(({ packageType, packageCount, ...good }, index) => ({
          ...good,
          id: index,
          packages: `${packageCount} ${packageType}`.trim(),
        }))}
      />
    </DeskCard>
  );
}
