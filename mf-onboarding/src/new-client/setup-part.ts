import type { ChangeEvent } from 'react';
import { fieldId } from './setup-tabs.data.ts';
import type { SetupForm } from './useSetupForm.ts';

/** What every part of the set-up is given. */
export interface SetupPartProps {
  form: SetupForm;
}

/** Fields that hold text. */
type TextName =
  | 'businessName'
  | 'abn'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'website'
  | 'avgShipmentsPerWeek'
  | 'recurringSchedule'
  | 'originSuburb';

/** The properties that tie a text field to its answer. */
export function textField({ values, errors, change }: SetupForm, name: TextName) {
  return {
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
  };
}

/** The properties that tie a checkbox to its answer. */
export function flagField(
  { values, change }: SetupForm,
  name: 'hasRecurringJobs' | 'palletExchange' | 'xeroIntegration' | 'notifyAllocator',
) {
  return {
    id: fieldId(name),
    name,
    checked: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.checked }),
  };
}
