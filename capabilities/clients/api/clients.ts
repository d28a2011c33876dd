import { emailSchema } from '@saltbush/business-api/email';
import type { RateSheetRow } from '@saltbush/business-api/rate-sheet-format';
import { recordVersion } from '@saltbush/business-api/record-version';
import { line, lines, requiredLine, requiredLines } from '@saltbush/business-api/texts';
import { TERMS } from '@saltbush/freight';
import * as yup from 'yup';
import {
  ACCOUNT_STATUSES,
  CLIENT_FOCUSES,
  CLIENT_VEHICLE_TYPES,
  FREIGHT_TYPES,
  POD_METHODS,
  SPECIAL_REQUIREMENTS,
} from './client-options.data.ts';
import type { DeskInvitation } from './invitations.ts';
import { type RateSheetOfForm, rateSheetOfFormSchema } from './rate-sheets.ts';

export {
  ACCOUNT_STATUSES,
  CLIENT_FOCUSES,
  CLIENT_VEHICLE_TYPES,
  FREIGHT_TYPES,
  POD_METHODS,
  SPECIAL_REQUIREMENTS,
} from './client-options.data.ts';

export type FreightType = (typeof FREIGHT_TYPES)[number];
export type ClientVehicleType = (typeof CLIENT_VEHICLE_TYPES)[number];
export type SpecialRequirement = (typeof SPECIAL_REQUIREMENTS)[number];
export type PodMethod = (typeof POD_METHODS)[number];
export type ClientFocus = (typeof CLIENT_FOCUSES)[number];
export type AccountStatus = keyof typeof ACCOUNT_STATUSES;

export const MAX_DELIVERY_ZONES = 200;
export const MAX_ZONE_LENGTH = 80;
const MOST_SHIPMENTS = 100_000;

/** What a new client enters. */
export interface ClientFields {
  businessName: string;
  /** ABN or ACN as typed. A number with a wrong check digit is accepted, and staff verify it. */
  abn: string;
  contactName: string;
  email: string;
  phone: string;
  /** Blank when not given; so is `recurringSchedule`. */
  website: string;
  freightType: FreightType;
  avgShipmentsPerWeek: number;
  vehicleTypes: ClientVehicleType[];
  specialRequirements: SpecialRequirement[];
  hasRecurringJobs: boolean;
  recurringSchedule: string;
  originSuburb: string;
  /** Names of suburbs without repeats. */
  deliveryZones: string[];
  focus: ClientFocus;
  podMethod: PodMethod;
  palletExchange: boolean;
  xeroIntegration: boolean;
  notifyAllocator: boolean;
  /** Only a wish: a visitor's is stored as `pending` until staff decide. */
  accountStatus: AccountStatus;
}

/** `POST /api/clients`. */
export interface NewClientInput extends ClientFields {
  /** A UUID made once per form. Sent again, the gateway answers the client it made the first time. */
  submissionId: string;
  rateSheet: RateSheetOfForm | null;
}

const among = <T extends string>(values: readonly T[], message: string) =>
  yup
    .mixed<T>()
    .defined(message)
    .test('among', message, (value) => values.some((known) => known === value));

const someOf = <T extends string>(values: readonly T[], what: string) =>
  yup
    .array(among(values, `Please choose ${what} from the list`))
    .defined()
    .max(values.length, `Please choose each of the ${what} once`);

const AVERAGE_SHIPMENTS = 'Please enter average shipments';
const ACCOUNT_STATUS_NAMES = Object.keys(ACCOUNT_STATUSES) as AccountStatus[];

const fields = {
  businessName: requiredLine('Business name', 120),
  abn: requiredLine('ABN/ACN', 40),
  contactName: requiredLine('Contact name', 120),
  email: emailSchema,
  phone: requiredLine('Phone number', 40),
  website: line('Website', 200),
  freightType: among(FREIGHT_TYPES, 'Please select freight type'),
  avgShipmentsPerWeek: yup
    .number()
    .typeError(AVERAGE_SHIPMENTS)
    .required(AVERAGE_SHIPMENTS)
    .min(1, AVERAGE_SHIPMENTS)
    .max(MOST_SHIPMENTS, `Please enter at most ${MOST_SHIPMENTS.toLocaleString('en-AU')} shipments a week`),
  vehicleTypes: someOf(CLIENT_VEHICLE_TYPES, 'vehicle types').min(1, 'Please select at least one vehicle type'),
  specialRequirements: someOf(SPECIAL_REQUIREMENTS, 'special requirements'),
  hasRecurringJobs: yup.boolean().defined(),
  recurringSchedule: lines('Recurring schedule', 1_000),
  originSuburb: requiredLine('Origin suburb', 100),
  deliveryZones: yup
    .array(requiredLine('Delivery zone', MAX_ZONE_LENGTH))
    .defined()
    .max(MAX_DELIVERY_ZONES, `There is room for ${MAX_DELIVERY_ZONES} delivery zones`),
  focus: among(CLIENT_FOCUSES, 'Please choose metro or interstate'),
  podMethod: among(POD_METHODS, 'Please select POD method'),
  palletExchange: yup.boolean().defined(),
  xeroIntegration: yup.boolean().defined(),
  notifyAllocator: yup.boolean().defined(),
  accountStatus: among(ACCOUNT_STATUS_NAMES, 'Please select account status'),
};

/** The applicant's part of the form, so that it can show what the gateway would refuse. */
export const clientFieldsSchema: yup.ObjectSchema<ClientFields> = yup.object(fields).noUnknown();

export const newClientSchema: yup.ObjectSchema<NewClientInput> = yup
  .object({
    ...fields,
    submissionId: yup.string().required().uuid(),
    rateSheet: rateSheetOfFormSchema.nullable().defined().default(undefined),
  })
  .noUnknown();

/** Answer to `POST /api/clients`. */
export interface NewClientReceipt {
  /** Such as `CL-2026-00001`. */
  reference: string;
  accountStatus: AccountStatus;
}

export const CLIENT_VIEWS = ['pending', 'active', 'suspended', 'all'] as const;
export type ClientView = (typeof CLIENT_VIEWS)[number];

/** What the desk's list may be sorted by. */
export const CLIENT_SORTS = ['business', 'status', 'reference', 'contact', 'submitted'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

/** A row of `GET /api/ops/clients?view=&search=&page=`, newest first. */
export interface DeskClient {
  reference: string;
  status: AccountStatus;
  businessName: string;
  contactName: string;
  email: string;
  freightType: FreightType;
  originSuburb: string;
  focus: ClientFocus;
  hasRateSheet: boolean;
  /** ISO 8601. */
  submittedAt: string;
}

export interface DeskClients {
  rows: DeskClient[];
  /** Number of all rows of the view that the search finds. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of clients in each view, without the search. */
  counts: Record<ClientView, number>;
}

export interface ClientEvent {
  /** ISO 8601. */
  at: string;
  /** Status after the event. */
  status: AccountStatus;
  reason: string;
  /** E-mail of the member of staff, or `applicant`. */
  actor: string;
}

/** `GET /api/ops/clients/:reference`, and the answer to a new status. */
export interface DeskClientDetail extends Omit<ClientFields, 'accountStatus'> {
  reference: string;
  status: AccountStatus;
  /** Status that the applicant asked for. */
  requestedStatus: AccountStatus;
  /** Whether the ABN or ACN passes its checksum. Nobody has looked it up. */
  abnVerified: boolean;
  submittedAt: string;
  /** Days until invoices are due. Older gateways leave it out. */
  paymentTermsDays?: number;
  /**
   * Send it back with a change. If somebody else changed the client meanwhile, the change is refused with `stale`.
   */
  version: number;
  rateSheet: { name: string; rowCount: number; skippedCount: number; firstRows: RateSheetRow[] } | null;
  /** E-mails of the users of this client. */
  users: string[];
  /**
   * The invitation of its contact. Null for a client from before contacts were invited, or whose creator is the
   * contact.
   */
  invitation: DeskInvitation | null;
  /** Who did what, oldest first. */
  trail: ClientEvent[];
}

const PAYMENT_TERMS_CHOICES = `Enter whole days, from ${TERMS.paymentTermsDays} to ${TERMS.corporatePaymentTermsDays}`;

/** `POST /api/ops/clients/:reference/status`. With the current status, only the other fields change. */
export interface SetClientStatusInput {
  version: number;
  status: AccountStatus;
  reason: string;
  /** Days until invoices are due that are issued from now on: 7, as the terms say, to 30. When left out, they stay as they are. */
  paymentTermsDays?: number | undefined;
}

export const setClientStatusSchema = yup
  .object({
    version: recordVersion,
    status: among(ACCOUNT_STATUS_NAMES, 'Please select account status'),
    reason: requiredLines('Reason', 500),
    paymentTermsDays: yup
      .number()
      .optional()
      .typeError(PAYMENT_TERMS_CHOICES)
      .integer(PAYMENT_TERMS_CHOICES)
      .min(TERMS.paymentTermsDays, PAYMENT_TERMS_CHOICES)
      .max(TERMS.corporatePaymentTermsDays, PAYMENT_TERMS_CHOICES),
  })
  .noUnknown();
