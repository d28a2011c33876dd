import {
  ACCOUNT_STATUSES,
  CLIENT_FOCUSES,
  CLIENT_VEHICLE_TYPES,
  FREIGHT_TYPES,
  MAX_DELIVERY_ZONES,
  POD_METHODS,
  SPECIAL_REQUIREMENTS,
} from '@saltbush/clients/api';
import { EMPTY_SETUP, type SetupValues } from './setup-values.ts';

const KEY = 'saltbush.new-client';
/** Increase it when the shape changes; drafts of another version are dropped. */
const VERSION = 1;
const LONGEST_TEXT = 2_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface SetupDraft {
  values: SetupValues;
  /** Id of the future submission, so that it is saved once even if the tab closed while sending. */
  submissionId: string;
  /** Whether a rate sheet was chosen. Files are not stored. */
  hadRateSheet: boolean;
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isFlag: Check = (value) => typeof value === 'boolean';
const isOf =
  (choices: readonly string[]): Check =>
  (value) =>
    choices.some((choice) => choice === value);
const isListOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

const CHECKS: Record<keyof SetupValues, Check> = {
  businessName: isText,
  abn: isText,
  contactName: isText,
  email: isText,
  phone: isText,
  website: isText,
  freightType: isOf(['', ...FREIGHT_TYPES]),
  avgShipmentsPerWeek: isText,
  vehicleTypes: isListOf(isOf(CLIENT_VEHICLE_TYPES), CLIENT_VEHICLE_TYPES.length),
  specialRequirements: isListOf(isOf(SPECIAL_REQUIREMENTS), SPECIAL_REQUIREMENTS.length),
  hasRecurringJobs: isFlag,
  recurringSchedule: isText,
  originSuburb: isText,
  deliveryZones: isListOf(isText, MAX_DELIVERY_ZONES),
  focus: isOf(CLIENT_FOCUSES),
  podMethod: isOf(['', ...POD_METHODS]),
  palletExchange: isFlag,
  xeroIntegration: isFlag,
  notifyAllocator: isFlag,
  accountStatus: isOf(Object.keys(ACCOUNT_STATUSES)),
};

/** Reads stored values field by field; an invalid one becomes that of an empty form. */
function readValues(kept: unknown): SetupValues {
  const source = Object(kept) as Record<string, unknown>;
  const fields = Object.entries(CHECKS).filter(
    ([field, check]) => Object.hasOwn(source, field) && check(source[field]),
  );
  return { ...EMPTY_SETUP, ...Object.fromEntries(fields.map(([field]) => [field, source[field]])) };
}

export const isEmptySetup = (values: SetupValues): boolean => JSON.stringify(values) === JSON.stringify(EMPTY_SETUP);

/** The unfinished set-up stored on this device; null when there is none. */
export function readSetupDraft(): SetupDraft | null {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(KEY) ?? 'null')) as Record<string, unknown>;
    const { version, submissionId, hadRateSheet } = kept;
    if (version !== VERSION || typeof submissionId !== 'string' || !UUID.test(submissionId)) return null;
    const values = readValues(kept.values);
    return isEmptySetup(values) ? null : { values, submissionId, hadRateSheet: hadRateSheet === true };
  } catch {
    return null;
  }
}

/** Stores an unfinished set-up on this device. When storage is blocked or full it lasts only as long as the page. */
export function keepSetupDraft(draft: SetupDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...draft }));
  } catch {
    // Nothing is lost while the page stays open.
  }
}

export function dropSetupDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Blocked storage holds no draft either.
  }
}
