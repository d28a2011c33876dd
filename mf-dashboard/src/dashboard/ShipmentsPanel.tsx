import { DataTable } from '@saltbush/ui';
import { NoShipments } from './NoShipments.tsx';

export function ShipmentsPanel() {
  return (
    <DataTable
      caption="Shipments"
      onPhones="stack"
      columns={[
        { key: 'id', label: 'Reference' },
        { key: 'route', label: 'Route' },
        { key: 'service', label: 'Service' },
        { key: 'status', label: 'Status' },
        { key: 'eta', label: 'ETA' },
        { key: 'cost', label: 'Cost', align: 'end' },
      ]}
      rows={[]}
      emptyText={<NoShipments />}
    />
  );
}
