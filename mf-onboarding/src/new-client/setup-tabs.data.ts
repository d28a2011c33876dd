import type { SetupField } from './setup-values.ts';

/** Fields that can have an error: those of the form, and the chosen file. */
export type CheckedField = SetupField | 'rateSheet';

export type SetupTabId = 'business' | 'freight' | 'zones' | 'account';

interface SetupTab {
  id: SetupTabId;
  title: string;
  lead: string;
  /** In their order on the page. */
  fields: readonly CheckedField[];
}

/** The four parts of the set-up, in order. */
export const SETUP_TABS: readonly SetupTab[] = [
  {
    id: 'business',
    title: 'Business Info',
    lead: 'Who you are, and whom we ring.',
    fields: ['businessName', 'abn', 'contactName', 'email', 'phone', 'website'],
  },
  {
    id: 'freight',
    title: 'Freight Profile',
    lead: 'What you ship, how often, and in what.',
    fields: [
      'freightType',
      'avgShipmentsPerWeek',
      'vehicleTypes',
      'specialRequirements',
      'hasRecurringJobs',
      'recurringSchedule',
    ],
  },
  {
    id: 'zones',
    title: 'Delivery Zones',
    lead: 'Where your freight starts, and where it goes.',
    fields: ['originSuburb', 'deliveryZones', 'focus'],
  },
  {
    id: 'account',
    title: 'Account Setup',
    lead: 'How you want proof of delivery, and what we connect.',
    fields: ['podMethod', 'palletExchange', 'xeroIntegration', 'rateSheet', 'notifyAllocator', 'accountStatus'],
  },
];

/** Id of the control to focus for a field. */
export const fieldId = (field: CheckedField): string => `setup-${field}`;
