import type { DeskVehicleDetail } from '@saltbush/fleet/api';
import { useDeskVehicleQuery } from '../api/deskVehicle.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import type { DeskRecord } from '../record/desk-record.ts';
import { VehicleSheet } from './VehicleSheet.tsx';

export const VEHICLE_RECORD: DeskRecord<DeskVehicleDetail> = {
  place: 'fleet',
  thing: 'vehicle',
  useRecord: (key) => useDeskVehicleQuery(key, usePollingOptions()),
  titleOf: (detail, reference) => detail?.registration ?? reference,
  missingOf: (reference) => ({
    title: `No vehicle has the reference ${reference}`,
    advice: 'Check it, or search for the registration.',
    link: 'Search all vehicles',
    href: '/ops/fleet?view=all',
  }),
  Sheet: VehicleSheet,
};
