import type { ShipmentDetail } from '@saltbush/consignments/api';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import { lazy, Suspense } from 'react';

const WherePanel = lazy(() =>
  import(/* webpackChunkName: "shipment" */ './WherePanel.tsx').then(
    (loaded) => ({ default: loaded.WherePanel }),
    () => ({ default: WhereMissing }),
  ),
);

const WhereMissing = () => (
  <Panel title="Where it is">
    <p>Its position did not arrive. Reload the page to see it.</p>
  </Panel>
);

/** Where a consignment is, which loads after the rest of the page. */
export function LazyWhere({ shipment }: { shipment: ShipmentDetail }) {
  const fallback = (
    <Panel title="Where it is">
      <PanelSkeleton label="Reading where it is" rows={3} />
    </Panel>
  );
  return (
    <Suspense fallback={fallback}>
      <WherePanel shipment={shipment} />
    </Suspense>
  );
}
