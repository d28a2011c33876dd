import type {
  AccountStatus,
  ClientFields,
  ClientFocus,
  ClientVehicleType,
  FreightType,
  PodMethod,
  SpecialRequirement,
} from '@saltbush/clients/api';

/** Values of the form: numbers and choices as typed or chosen, blank when empty. */
export interface SetupValues {
  businessName: string;
  abn: string;
  contactName: string;
  email: string;
  phone: string;
  website: string;
  freightType: FreightType | '';
  avgShipmentsPerWeek: string;
  vehicleTypes: ClientVehicleType[];
  specialRequirements: SpecialRequirement[];
  hasRecurringJobs: boolean;
  recurringSchedule: string;
  originSuburb: string;
  deliveryZones: string[];
  focus: ClientFocus;
  podMethod: PodMethod | '';
  palletExchange: boolean;
  xeroIntegration: boolean;
  notifyAllocator: boolean;
  accountStatus: AccountStatus;
}

export type SetupField = keyof SetupValues;

export const EMPTY_SETUP: SetupValues = {
  businessName: '',
  abn: '',
  contactName: '',
  email: '',
  phone: '',
  website: '',
  freightType: '',
  avgShipmentsPerWeek: '',
  vehicleTypes: [],
  specialRequirements: [],
  hasRecurringJobs: false,
  recurringSchedule: '',
  originSuburb: '',
  deliveryZones: [],
  focus: 'metro',
  podMethod: '',
  palletExchange: false,
  xeroIntegration: false,
  notifyAllocator: true,
  accountStatus: 'active',
};

/** Converts the form to what the gateway accepts. Call it only after the schema found no errors. */
export type ClientCandidate = Omit<ClientFields, 'freightType' | 'podMethod'> &
  Pick<SetupValues, 'freightType' | 'podMethod'>;

export function clientOf(values: SetupValues): ClientCandidate {
  const shipments = values.avgShipmentsPerWeek.trim();
  return {
    ...values,
    email: values.email.trim(),
    avgShipmentsPerWeek: shipments === '' ? Number.NaN : Number(shipments),
    recurringSchedule: values.hasRecurringJobs ? values.recurringSchedule : '',
  };
}
