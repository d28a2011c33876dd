import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { changeRequest } from './changeRequest.ts';

const MORNING = new Date('2026-11-20T09:00:00+11:00');
const MIDDAY = new Date('2026-11-20T12:00:00+11:00');
const NIGHT = new Date('2026-11-20T22:00:00+11:00');

const request = (answers: Partial<QuoteRequest>): QuoteRequest => ({ ...EMPTY_QUOTE_REQUEST, ...answers });
const metro = request({ pickup: 'Newtown', delivery: 'Marrickville' });
const lane = request({ pickup: 'Sydney', delivery: 'Melbourne' });

describe('changeRequest', () => {
  it('selects the cheapest open service and the first metro vehicle', () => {
    expect(changeRequest(metro, {}, MORNING)).toMatchObject({ service: 'METRO_STANDARD', metroVehicle: '1t-van' });
  });

  it('selects again when the pallet count changes: LTL rather than FTL while it is cheaper', () => {
    const without = changeRequest(lane, {}, MORNING);
    expect(without).toMatchObject({ service: 'FTL', ftlVehicle: 'SEMI' });
    expect(changeRequest(without, { palletCount: '4' }, MORNING).service).toBe('LTL');
    expect(changeRequest(without, { palletCount: '30' }, MORNING)).toMatchObject({
      service: 'FTL',
      ftlVehicle: 'BDOUBLE',
    });
    const chosen = changeRequest(request({ ...lane, palletCount: '30' }), { ftlVehicle: 'SEMI' }, MORNING);
    expect(chosen).toMatchObject({ service: 'LTL', ftlVehicle: 'SEMI' });
  });

  it('keeps the selection when anything else changes, and when time passes', () => {
    const express = changeRequest(changeRequest(metro, {}, MORNING), { service: 'METRO_EXPRESS' }, MORNING);
    expect(changeRequest(express, { tailgate: true }, MORNING).service).toBe('METRO_EXPRESS');
    expect(changeRequest(express, { metroVehicle: '4t-truck' }, MIDDAY)).toMatchObject({
      service: 'METRO_EXPRESS',
      metroVehicle: '4t-truck',
    });
    expect(changeRequest(express, {}, NIGHT).service).toBe('METRO_EXPRESS');
  });

  it('selects nothing when nothing is open, and the cheapest once a later day is chosen', () => {
    const closed = changeRequest(metro, {}, NIGHT);
    expect(closed).toMatchObject({ service: null, metroVehicle: null });
    expect(changeRequest(closed, { pickupDate: '2026-11-23' }, NIGHT)).toMatchObject({
      service: 'METRO_STANDARD',
      metroVehicle: '1t-van',
    });
  });

  it('leaves the metro vehicle empty when the visitor empties it', () => {
    const chosen = changeRequest(metro, {}, MORNING);
    expect(changeRequest(chosen, { metroVehicle: null }, MORNING).metroVehicle).toBeNull();
  });

  it('starts the same-day modes at All Day and leaves the level to the tabs', () => {
    const tabs = changeRequest({ ...metro, mode: 'metro-pallets' }, {}, MORNING);
    expect(tabs.service).toBe('ALL_DAY');
    const vip = changeRequest(tabs, { service: 'METRO_VIP' }, MORNING);
    expect(changeRequest(vip, { delivery: 'Bondi' }, MORNING).service).toBe('METRO_VIP');
  });

  it('clears what depends on an FTL select', () => {
    const chosen = changeRequest(
      request({ mode: 'ftl', pickup: 'Sydney', delivery: 'Perth', ftlVehicle: 'BDOUBLE' }),
      {},
      MORNING,
    );
    expect(changeRequest(chosen, { pickup: 'Brisbane' }, MORNING)).toMatchObject({ delivery: '', ftlVehicle: null });
    // The vehicle is cleared, then the first one of the new lane is preselected.
    expect(changeRequest(chosen, { delivery: 'Adelaide' }, MORNING)).toMatchObject({ ftlVehicle: 'SEMI' });
  });

  it('clears the LTL destination with its origin, and fills both ends of hourly hire', () => {
    const ltl = request({ mode: 'ltl', pickup: 'Sydney', delivery: 'Perth', palletCount: '2' });
    expect(changeRequest(ltl, { pickup: '' }, MORNING)).toMatchObject({ delivery: '', palletCount: '2' });
    const typed = request({ mode: 'ltl', pickup: 'Hobart', delivery: 'Perth' });
    expect(changeRequest(typed, { pickup: 'Hobart TAS' }, MORNING)).toMatchObject({ delivery: 'Perth' });
    const hourly = changeRequest(request({ mode: 'metro-hourly' }), { pickup: 'Brisbane' }, MORNING);
    expect(hourly).toMatchObject({ pickup: 'Brisbane', delivery: 'Brisbane', service: 'METRO_HOURLY' });
  });
});
