import type { ChangeEvent } from 'react';
import { fieldId } from './setup-tabs.data.ts';
import type { SetupForm } from './useSetupForm.ts';

/** Props of every part of the set-up. */
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

/** Props that connect a text field with its answer. */
export function textField({ values, errors, change }: SetupForm, name: TextName) {
  return {
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
  };
}

/** Props that connect a checkbox with its answer. */
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
