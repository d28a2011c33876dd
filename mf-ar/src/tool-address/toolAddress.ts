import { arVehicles } from '@saltbush/freight';
import { FIRST_STATE, SCALES, type SiteAnswers, SURROUNDINGS, type ToolState } from './toolState.ts';

/** Longer answers are not read from an address. */
const LONGEST_ANSWER = 12;

const SITE_NAMES = [
  ['gateM', 'gate'],
  ['drivewayM', 'driveway'],
  ['heightM', 'height'],
  ['pallets', 'pallets'],
] as const satisfies readonly (readonly [keyof SiteAnswers, string])[];

const NONE = 'none';

/** Reads the tool's state from an address such as `?vehicle=semi&scale=50`. Unknown values become the defaults. */
export function readToolAddress(search: string): ToolState {
  const parameters = new URLSearchParams(search);
  const site = { ...FIRST_STATE.site };
  for (const [field, name] of SITE_NAMES) {
    const answer = parameters.get(name)?.trim().slice(0, LONGEST_ANSWER) ?? '';
    // A number field cannot show other text.
    site[field] = Number.isFinite(Number(answer)) ? answer : '';
  }
  const beside = parameters.get('beside');
  return {
    vehicleId: arVehicles().find(({ id }) => id === parameters.get('vehicle'))?.id ?? null,
    scalePercent: SCALES.find((scale) => String(scale) === parameters.get('scale')) ?? FIRST_STATE.scalePercent,
    showsDimensions: parameters.get('dimensions') !== 'off',
    surroundings:
      beside === null ? FIRST_STATE.surroundings : SURROUNDINGS.filter((one) => beside.split('.').includes(one)),
    site,
  };
}

/** Query string that restores this state; empty for the defaults. */
export function toolSearch({ vehicleId, scalePercent, showsDimensions, surroundings, site }: ToolState): string {
  const beside = surroundings.join('.');
  const answers: [name: string, answer: string][] = [
    ['vehicle', vehicleId ?? ''],
    ['scale', scalePercent === FIRST_STATE.scalePercent ? '' : String(scalePercent)],
    ['dimensions', showsDimensions ? '' : 'off'],
    ['beside', beside === FIRST_STATE.surroundings.join('.') ? '' : beside || NONE],
    ...SITE_NAMES.map(([field, name]): [string, string] => [name, site[field].trim().slice(0, LONGEST_ANSWER)]),
  ];
  const query = new URLSearchParams(answers.filter(([, answer]) => answer !== '')).toString();
  return query === '' ? '' : `?${query}`;
}
