import { EMPTY_QUOTE_REQUEST } from '@saltbush/freight';
import { modeHref } from './modeHref.ts';

describe('modeHref', () => {
  it('names the mode and carries places and pallets', () => {
    const request = { ...EMPTY_QUOTE_REQUEST, pickup: 'St Peters', delivery: 'Perth', palletCount: '3' };
    expect(modeHref('ltl', request)).toBe('/quote?service=ltl&pickup=St+Peters&delivery=Perth&pallets=3');
    expect(modeHref('general', EMPTY_QUOTE_REQUEST)).toBe('/quote');
  });
});
