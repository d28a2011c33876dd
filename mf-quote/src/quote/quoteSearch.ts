import {
  EMPTY_QUOTE_REQUEST,
  FIRST_METRO_VEHICLE,
  FTL_VEHICLE_TYPES,
  type Instant,
  type QuoteRequest,
  SURCHARGES,
} from '@saltbush/freight';
import { ADDRESS_TEXTS, LONGEST_TEXT } from './address-fields.ts';
import { changeRequest } from './changeRequest.ts';
import { LEVEL_NAMES } from './level-names.data.ts';
import { packageText } from './package-text.ts';

/** The level, unless the page would choose it by itself. */
function levelName(request: QuoteRequest, now: Instant | null): string {
  const { service } = request;
  if (service === null || service === 'METRO_HOURLY' || now === null) return '';
  return changeRequest({ ...request, service: null }, {}, now).service === service ? '' : LEVEL_NAMES[service];
}

/**
 * The query string that opens this form again, with every answer that is not the default: `?service=ltl&pickup=Sydney`.
 * Empty for an untouched form. `initialRequest` reads it.
 */
export function quoteSearch(
  request: QuoteRequest,
  { now, isQuoted }: { now: Instant | null; isQuoted: boolean },
): string {
  const answers: [name: string, answer: string][] = [['service', request.mode === 'general' ? '' : request.mode]];
  for (const { field, name } of ADDRESS_TEXTS) {
    // In hourly hire, both ends are one answer.
    if (field === 'delivery' && request.mode === 'metro-hourly') continue;
    const answer = String(request[field]).trim();
    answers.push([name, answer === String(EMPTY_QUOTE_REQUEST[field]) ? '' : answer.slice(0, LONGEST_TEXT)]);
  }
  for (const item of request.moreItems) answers.push(['item', packageText(item)]);
  const { metroVehicle, ftlVehicle, hourlyVehicle } = request;
  answers.push(
    ['level', levelName(request, now)],
    ['metroVehicle', metroVehicle === FIRST_METRO_VEHICLE ? '' : (metroVehicle ?? '')],
    ['ftlVehicle', ftlVehicle === FTL_VEHICLE_TYPES[0] ? '' : (ftlVehicle ?? '')],
    ['hourlyVehicle', hourlyVehicle ?? ''],
    ...SURCHARGES.map((surcharge): [string, string] => [surcharge, request[surcharge] ? 'on' : '']),
    ['quoted', isQuoted ? '1' : ''],
  );
  const query = new URLSearchParams(answers.filter(([, answer]) => answer !== '')).toString();
  return query === '' ? '' : `?${query}`;
}
