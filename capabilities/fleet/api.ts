import type { ListQuery } from '@saltbush/business-api/api/list-query';
import { recordVersion } from '@saltbush/business-api/record-version';
import { line, requiredLine } from '@saltbush/business-api/texts';
import { DEPOTS, type DepotId, LICENCE_ORDER, type LicenceClass, VEHICLE_IDS, type VehicleId } from '@saltbush/freight';
import * as yup from 'yup';

/** What staff write down of a vehicle. */
export interface VehicleFields {
  /** As on its plate: `CX 21 AB`. */
  registration: string;
  /** Its class in the catalogue. */
  vehicleId: VehicleId;
  /** What this very vehicle may carry. */
  capacityKg: number;
  /** Standard pallets on its floor. */
  pallets: number;
  /** The lowest class with which it may be driven. */
  licenceClass: LicenceClass;
  /** Where it stands. */
  depot: DepotId;
}

/** A vehicle that can be given a job. */
export interface FleetVehicle extends VehicleFields {
  /** Such as `VEH-2026-00001`. */
  reference: string;
}

export const FLEET_VIEWS = ['active', 'retired', 'all'] as const;
export type FleetView = (typeof FLEET_VIEWS)[number];

/** A row of `GET /api/ops/fleet?view=&search=&page=`, by depot and registration. */
export interface DeskVehicle extends FleetVehicle {
  /** Whether it may be given a job. */
  isActive: boolean;
}

export interface DeskFleet {
  rows: DeskVehicle[];
  /** Number of all rows of the view that the search finds. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of vehicles in each view, without the search. */
  counts: Record<FleetView, number>;
}

export type VehicleAct = 'added' | 'changed' | 'retired' | 'returned';

export interface VehicleEvent {
  /** ISO 8601. */
  at: string;
  act: VehicleAct;
  /** What changed, or why: our words and those of staff. */
  note: string;
  /** E-mail of the member of staff. */
  actor: string;
}

/** `GET /api/ops/fleet/:reference`. */
export interface DeskVehicleDetail extends DeskVehicle {
  /** Send it back with a change. If somebody else changed it meanwhile, the change is refused with `stale`. */
  version: number;
  trail: VehicleEvent[];
}

/** `POST /api/ops/fleet`. */
export interface AddVehicleInput extends VehicleFields {
  /** A UUID made once per form. Sent again, the gateway answers the same vehicle. */
  submissionId: string;
}

/** `POST /api/ops/fleet/:reference/changes`. */
export interface ChangeVehicleInput extends VehicleFields {
  version: number;
}

/** `POST /api/ops/fleet/:reference/standing`: retires a vehicle, or takes it back into service. */
export interface RetireVehicleInput {
  version: number;
  isActive: boolean;
  /** Why. May be blank. */
  note: string;
}

const REGISTRATION_LENGTH = 10;
const NOTE_LENGTH = 200;
/** Beyond any road train, so a slip of the hand is noticed. */
const MOST_KG = 120_000;
const MOST_PALLETS = 80;

const oneOf = <Value extends string>(values: readonly Value[], message: string) =>
  yup
    .mixed<Value>((value): value is Value => values.some((known) => known === value))
    .typeError(message)
    .required(message);

const whole = (label: string, most: number) =>
  yup
    .number()
    .typeError(`${label} is required`)
    .required(`${label} is required`)
    .integer(`${label} must be a whole number`)
    .min(1, `${label} must be 1 or more`)
    .max(most, `${label} can be at most \${max}`);

const vehicleShape = {
  registration: requiredLine('Registration', REGISTRATION_LENGTH).matches(
    /^[A-Za-z0-9 -]*$/,
    'Registration has letters, digits, spaces and hyphens only',
  ),
  vehicleId: oneOf(VEHICLE_IDS, 'Please choose the class'),
  capacityKg: whole('Capacity', MOST_KG),
  pallets: whole('Pallets', MOST_PALLETS),
  licenceClass: oneOf(LICENCE_ORDER, 'Please choose the licence it needs'),
  depot: oneOf<DepotId>(
    DEPOTS.map(({ id }) => id),
    'Please choose the depot',
  ),
};

export const addVehicleSchema = yup
  .object({ submissionId: yup.string().required().uuid(), ...vehicleShape })
  .noUnknown();
export const changeVehicleSchema = yup.object({ version: recordVersion, ...vehicleShape }).noUnknown();
export const retireVehicleSchema = yup
  .object({ version: recordVersion, isActive: yup.boolean().defined(), note: line('Note', NOTE_LENGTH) })
  .noUnknown();

/** What each route takes and gives. */
export interface FleetRoutes {
  'GET /api/ops/fleet': { query: ListQuery<FleetView>; answer: DeskFleet };
  'POST /api/ops/fleet': {
    body: AddVehicleInput;
    answer: DeskVehicleDetail;
    refusals: { 'registration-taken': unknown };
  };
  'GET /api/ops/fleet/:reference': { answer: DeskVehicleDetail };
  'POST /api/ops/fleet/:reference/changes': {
    body: ChangeVehicleInput;
    answer: DeskVehicleDetail;
    refusals: { 'registration-taken': unknown; stale: unknown };
  };
  'POST /api/ops/fleet/:reference/standing': {
    body: RetireVehicleInput;
    answer: DeskVehicleDetail;
    refusals: { 'registration-taken': unknown; stale: unknown };
  };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends FleetRoutes {}
}
