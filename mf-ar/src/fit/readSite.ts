import type { SiteAnswers } from '../tool-address/toolState.ts';
import type { Limit, Site } from './siteFit.ts';

export const MOST_METRES = 100;
export const MOST_PALLETS = 200;

export type SiteErrors = Partial<Record<Limit, string>>;

/** Reads the typed measures, with an error for each that is invalid. An empty answer sets no limit. */
export function readSite(answers: SiteAnswers): { site: Site; errors: SiteErrors } {
  const errors: SiteErrors = {};
  const metres = (limit: Exclude<Limit, 'pallets'>): number | null => {
    const text = answers[limit].trim();
    if (text === '') return null;
    const value = Number(text);
    if (value > 0 && value <= MOST_METRES) return value;
    errors[limit] = `Please enter metres above 0 and up to ${MOST_METRES}, for example 3.2.`;
    return null;
  };
  const pallets = (): number | null => {
    const text = answers.pallets.trim();
    if (text === '') return null;
    const value = Number(text);
    if (Number.isInteger(value) && value > 0 && value <= MOST_PALLETS) return value;
    errors.pallets = `Please enter a whole number of pallets from 1 to ${MOST_PALLETS}.`;
    return null;
  };
  const site = {
    gateM: metres('gateM'),
    drivewayM: metres('drivewayM'),
    heightM: metres('heightM'),
    pallets: pallets(),
  };
  return { site, errors };
}
