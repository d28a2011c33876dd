import type { DeskVehicle } from '@saltbush/fleet/api';
import { DEPOTS, formatNumber, vehicleById } from '@saltbush/freight';
import { Badge } from '@saltbush/ui';
import { Table } from '../list/ListTable.styles.ts';
import type { ListTable } from '../list/list-table.ts';

const standingOf = ({ isActive }: DeskVehicle) => (isActive ? 'In service' : 'Retired');
const classOf = ({ vehicleId }: DeskVehicle) => vehicleById(vehicleId).name;
const capacityOf = ({ capacityKg }: DeskVehicle) => `${formatNumber(capacityKg)} kg`;
const floorOf = ({ pallets }: DeskVehicle) => (pallets === 1 ? '1 pallet' : `${pallets} pallets`);
const licenceOf = ({ licenceClass }: DeskVehicle) => `Class ${licenceClass}`;
const depotOf = ({ depot }: DeskVehicle) => DEPOTS.find(({ id }) => id === depot)?.name ?? depot;

/** The rows of the fleet, with what each vehicle may carry. By depot and registration. */
export const FLEET_TABLE: ListTable<DeskVehicle, never> = {
  Table,
  keyOf: ({ reference }) => reference,
  head: { label: 'Registration', cell: 'name', text: ({ registration }) => registration },
  columns: [
    {
      ...{ id: 'status', label: 'Standing' },
      render: (row) => <Badge tone={row.isActive ? 'good' : 'neutral'}>{standingOf(row)}</Badge>,
      text: standingOf,
    },
    { id: 'class', label: 'Class', render: classOf, text: classOf },
    { id: 'capacity', label: 'Capacity', render: capacityOf, text: ({ capacityKg }) => String(capacityKg) },
    { id: 'floor', label: 'Floor', render: floorOf, text: ({ pallets }) => String(pallets) },
    { id: 'licence', label: 'Licence', cell: 'when', render: licenceOf, text: licenceOf },
    { id: 'depot', label: 'Depot', cell: 'when', render: depotOf, text: depotOf },
  ],
};
