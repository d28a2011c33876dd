import type { ApiError } from '@saltbush/contract/api';
import type { StandingPickup, Weekday } from '@saltbush/standing-pickups/api';
import { failureText } from '../api/failureText.ts';

/** What the form holds of a standing pickup. */
export interface RuleValues {
  weekdays: Weekday[];
  /** Blank when it goes on until somebody ends it. */
  until: string;
  isAccepted: boolean;
}

export const valuesOf = ({ weekdays, until }: StandingPickup): RuleValues => ({
  weekdays,
  until: until ?? '',
  isAccepted: false,
});

/** With the day or without it, in order. */
export const withDay = (weekdays: readonly Weekday[], day: Weekday, isChosen: boolean): Weekday[] =>
  [...weekdays.filter((each) => each !== day), ...(isChosen ? [day] : [])].sort((one, other) => one - other);

/** Fields that show a fault themselves, in the order of the form. */
const FIELDS = ['weekdays', 'until', 'termsVersion'] as const;
export type RuleField = (typeof FIELDS)[number];

export interface RuleFault {
  field: RuleField;
  message: string;
}

/** What has to be answered before the gateway is asked. */
export function missingIn({ weekdays, isAccepted }: RuleValues, terms: 'required' | 'asked' | 'accepted'): RuleFault[] {
  const accept = 'Please accept the terms to have the pickups booked';
  return [
    ...(weekdays.length === 0 ? [{ field: 'weekdays' as const, message: 'Choose at least one day' }] : []),
    ...(terms === 'required' && !isAccepted ? [{ field: 'termsVersion' as const, message: accept }] : []),
  ];
}

/** `weekdays[0]` is about `weekdays`. */
const fieldOf = (path: string): string => path.split(/[.[]/)[0] ?? path;

/** What the gateway found wrong with each field, in the order of the form. */
export function ruleFaults(failure: ApiError | null): RuleFault[] {
  const faults = failure?.problem?.fields ?? [];
  return FIELDS.flatMap((field) => {
    const fault = faults.find(({ path }) => fieldOf(path) === field);
    return fault ? [{ field, message: fault.message }] : [];
  });
}

/** What no field shows: a fault of the booking itself, or why the call failed. Null when the fields say it all. */
export function restOfFailure(failure: ApiError | null): string | null {
  if (!failure) return null;
  const faults = failure.problem?.fields ?? [];
  const others = faults.filter(({ path }) => !FIELDS.some((field) => field === fieldOf(path)));
  if (others.length > 0) return sentences(others);
  return faults.length > 0 ? null : failureText(failure);
}

/** Why an act without a form was refused. */
export function actFailure(failure: ApiError): string {
  if (failure.problem?.code === 'stale')
    return 'Somebody else changed it meanwhile. Look at how it is now, and try again.';
  const faults = failure.problem?.fields ?? [];
  return faults.length > 0 ? sentences(faults) : failureText(failure);
}

function sentences(faults: readonly { message: string }[]): string {
  const each = faults.map(({ message }) => (message.endsWith('.') ? message : `${message}.`));
  return [...new Set(each)].join(' ');
}
