import type { DepotId, VehicleId } from '@saltbush/freight';

// The vehicles with which the site is shown to whoever tries it out. The plates are invented.
export const DEMO_FLEET = [
  { registration: 'CX 21 AB', vehicleId: '1t-van', depot: 'sydney' },
  { registration: 'CX 22 AB', vehicleId: '1t-van', depot: 'sydney' },
  { registration: 'DK 40 PT', vehicleId: '3t-truck', depot: 'sydney' },
  { registration: 'DK 61 QS', vehicleId: '6t-truck', depot: 'sydney' },
  { registration: 'DK 62 QS', vehicleId: '6t-truck', depot: 'sydney' },
  { registration: 'EM 10 RF', vehicleId: '10t-truck', depot: 'sydney' },
  { registration: 'EM 12 TG', vehicleId: '12t-tailgate', depot: 'sydney' },
  { registration: 'XN 08 SB', vehicleId: 'semi', depot: 'sydney' },
  { registration: 'XN 09 BD', vehicleId: 'b-double', depot: 'sydney' },
  { registration: '1KT 6MA', vehicleId: '6t-truck', depot: 'melbourne' },
  { registration: '1SM 2TA', vehicleId: 'semi', depot: 'melbourne' },
  { registration: '204 WT6', vehicleId: '6t-truck', depot: 'brisbane' },
] as const satisfies readonly { registration: string; vehicleId: VehicleId; depot: DepotId }[];
