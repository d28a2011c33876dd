import type { DeskClientDetail } from '@saltbush/clients/api';
import { CLIENT_STATUS_LABELS } from './client-statuses.data.ts';

export interface ClientFact {
  term: string;
  detail: string;
}

const list = (values: readonly string[]): string => (values.length > 0 ? values.join(', ') : 'None');
const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');
const recurring = ({ hasRecurringJobs, recurringSchedule }: DeskClientDetail): string => {
  if (!hasRecurringJobs) return 'No';
  return recurringSchedule === '' ? 'Yes, without a schedule' : recurringSchedule;
};

/** What the client sends. */
export function freightFacts(client: DeskClientDetail): ClientFact[] {
  return [
    { term: 'Freight', detail: client.freightType },
    { term: 'Shipments a week', detail: client.avgShipmentsPerWeek.toLocaleString('en-AU') },
    { term: 'Vehicles', detail: list(client.vehicleTypes) },
    { term: 'Requirements', detail: list(client.specialRequirements) },
    { term: 'Recurring jobs', detail: recurring(client) },
  ];
}

/** How the client wants to be served. */
export function accountFacts(client: DeskClientDetail): ClientFact[] {
  return [
    { term: 'Asked for', detail: CLIENT_STATUS_LABELS[client.requestedStatus].label },
    { term: 'POD', detail: client.podMethod },
    { term: 'Pallet exchange', detail: yesOrNo(client.palletExchange) },
    { term: 'Xero', detail: yesOrNo(client.xeroIntegration) },
    { term: 'Allocator mailed', detail: yesOrNo(client.notifyAllocator) },
  ];
}
