import { SERVICES, type Service } from '@saltbush/freight';
import { SERVICE_GROUPS, type ServiceGroup, type ServiceLevel } from '../api/shipments.ts';

const GROUPS: Record<Service, ServiceGroup> = {
  ALL_DAY: 'Metro PUD',
  METRO_STANDARD: 'Metro PUD',
  METRO_VIP: 'VIP',
  METRO_EXPRESS: 'Express',
  LTL: 'LTL',
  FTL: 'FTL',
  METRO_HOURLY: 'Hourly hire',
};

/** The kind of service in a client's words; a price by distance belongs to none. */
export const groupOf = (service: Service | null): ServiceGroup => (service === null ? 'Other' : GROUPS[service]);

export function levelOf(service: Service | null): ServiceLevel {
  if (service === 'METRO_VIP') return 'VIP';
  return service === 'METRO_EXPRESS' ? 'Express' : 'Standard';
}

/** The services of a group; empty for the group of prices by distance. */
export const servicesOf = (group: ServiceGroup): Service[] => SERVICES.filter((service) => GROUPS[service] === group);

/** The position of a group in lists. */
export const groupOrder = (group: ServiceGroup): number => SERVICE_GROUPS.indexOf(group);
