import * as yup from 'yup';
import { exposedModule } from './exposedModule.ts';
import { routePath } from './routePath.ts';
import {
  LONGEST_SLOT_NAME,
  LONGEST_SLOT_TEXT,
  MOST_IN_SLOT,
  MOST_PARTS,
  MOST_SLOT_VALUES,
  MOST_SLOTS,
  type ReleasePart,
  SLOT_NAME,
  SLOT_VALUE_TYPES,
  type SlotOffer,
  type SlotValue,
  type SlotValues,
} from './slots.ts';

const VALUE_NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
const MOST_CHOICES = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** At most so many named things. */
function isNamed(value: unknown, isOne: (one: unknown) => boolean): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MOST_SLOT_VALUES && entries.every(([name, one]) => VALUE_NAME.test(name) && isOne(one));
}

const isValueType = (type: unknown) => (SLOT_VALUE_TYPES as readonly unknown[]).includes(type);

const isChoice = (value: unknown) =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= LONGEST_SLOT_TEXT);

const isChoices = (list: unknown) =>
  Array.isArray(list) && list.length > 0 && list.length <= MOST_CHOICES && list.every(isChoice);

const slotName = yup
  .string()
  .required()
  .max(LONGEST_SLOT_NAME)
  .matches(SLOT_NAME, '${path} must be the name of a slot, such as dashboard.overview');

const remoteName = yup
  .string()
  .required()
  .max(40)
  .matches(/^mf-[a-z][a-z0-9-]*$/);

const slotValues = yup
  .mixed((value): value is SlotValues => isNamed(value, isValueType))
  .required()
  .typeError(`\${path} must name at most ${MOST_SLOT_VALUES} values with their types: ${SLOT_VALUE_TYPES.join(', ')}`);

const slotOffer: yup.Schema<SlotOffer> = yup
  .object({
    pages: yup.array(routePath).required().min(1).max(20),
    values: slotValues,
    atMost: yup.number().required().integer().min(1).max(MOST_IN_SLOT),
    order: yup.array(remoteName).max(MOST_IN_SLOT).optional(),
    from: yup.array(remoteName).min(1).max(MOST_IN_SLOT).optional(),
    until: yup
      .string()
      .matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, '${path} must be a day such as 2027-03-31')
      .optional(),
  })
  .noUnknown()
  .required() as yup.Schema<SlotOffer>;

const areOffers = (value: unknown): value is Record<string, SlotOffer> => isRecord(value);

/** The slots of a release, by their names. */
export const slotOffers = yup
  .mixed(areOffers)
  .optional()
  .test('slots', `\${path} must hold at most ${MOST_SLOTS} slots`, (value) => {
    if (value === undefined) return true;
    const entries = Object.entries(value);
    if (entries.length > MOST_SLOTS) return false;
    for (const [name, offer] of entries) {
      slotName.label(`the name "${name.slice(0, LONGEST_SLOT_NAME)}"`).validateSync(name, { strict: true });
      slotOffer.validateSync(offer, { strict: true });
    }
    return true;
  });

const releasePart: yup.Schema<ReleasePart> = yup
  .object({
    slot: slotName,
    ...exposedModule,
    values: slotValues,
    when: yup.mixed((value): value is Record<string, SlotValue[]> => isNamed(value, isChoices)).optional(),
    interactive: yup.mixed<'none'>().oneOf(['none']).optional(),
  })
  .noUnknown()
  .required() as yup.Schema<ReleasePart>;

/** The parts of a release for slots. */
export const releaseParts = yup.array(releasePart).max(MOST_PARTS).optional();
