import type { FieldFault } from '@saltbush/ui';
import { fieldId, SETUP_TABS } from './setup-tabs.data.ts';
import type { SetupErrors } from './setupErrors.ts';

/** Every wrong answer with the id of its field, in the order of the tabs. */
export function listFaults(errors: SetupErrors): FieldFault[] {
  return SETUP_TABS.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const message = errors[field];
      return message === undefined ? [] : [{ id: fieldId(field), message }];
    }),
  );
}
