import { checkBusinessNumber, parsePhone } from '@saltbush/freight';
import type { ClientFields } from '../api/clients.ts';

/** Each name once, ignoring case, as first written. */
function once(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names.map((text) => text.trim())) {
    const key = name.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/**
 * Normalises a client for storage: trimmed text, numbers in their usual form, no duplicates, and no schedule without
 * jobs.
 */
export function cleanClient(fields: ClientFields): { client: ClientFields; isAbnVerified: boolean } {
  const number = checkBusinessNumber(fields.abn);
  const phone = parsePhone(fields.phone);
  const client = {
    ...fields,
    businessName: fields.businessName.trim(),
    abn: number.status === 'valid' ? number.display : fields.abn.trim(),
    contactName: fields.contactName.trim(),
    phone: phone.status === 'valid' ? phone.display : fields.phone.trim(),
    website: fields.website.trim(),
    vehicleTypes: [...new Set(fields.vehicleTypes)],
    specialRequirements: [...new Set(fields.specialRequirements)],
    recurringSchedule: fields.hasRecurringJobs ? fields.recurringSchedule.trim() : '',
    originSuburb: fields.originSuburb.trim(),
    deliveryZones: once(fields.deliveryZones),
  };
  return { client, isAbnVerified: number.status === 'valid' };
}
