import { EMPTY_QUOTE_REQUEST, priceQuote } from '../dist/index.js';

const RUNS = 2000;
const WARM_UP_RUNS = 500;
const MEDIAN = 0.5;
const NINETY_NINTH = 0.99;
/** A Monday morning in Sydney: every service is open. */
const NOW = Date.parse('2026-11-23T09:00:00+11:00');

const LOAD = { lengthCm: '120', widthCm: '100', heightCm: '150', weightKg: '2400', palletCount: '4' };
const LINE = { lengthCm: '60', widthCm: '40', heightCm: '40', weightKg: '120', count: '2' };

const REQUESTS = {
  'LTL, 4 pallets': { mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne' },
  'LTL, 21 package lines': { mode: 'ltl', pickup: 'Sydney', delivery: 'Perth', moreItems: Array(20).fill(LINE) },
  'FTL, B-double': { mode: 'ftl', pickup: 'Brisbane', delivery: 'Perth', ftlVehicle: 'BDOUBLE' },
  'Same-day, by zone': { mode: 'metro-pallets', pickup: 'Newtown 2042', delivery: 'Manly', service: 'METRO_STANDARD' },
  'Same-day, by distance': {
    pickup: 'Newtown',
    delivery: 'Parramatta',
    service: 'METRO_VIP',
    metroVehicle: '4t-truck',
  },
  'Hourly hire': { mode: 'metro-hourly', pickup: 'Sydney', delivery: 'Sydney', hourlyVehicle: '6t-truck' },
  'Any freight, indicative': { pickup: 'Perth', delivery: 'Darwin' },
};

/** Milliseconds for one price, by kind of request: median and 99th percentile of a hundred. */
export function benchPricing() {
  return Object.entries(REQUESTS).map(([name, answers]) => {
    const request = { ...EMPTY_QUOTE_REQUEST, ...LOAD, ...answers };
    const price = () => priceQuote(request, { now: NOW });
    for (let run = 0; run < WARM_UP_RUNS; run += 1) price();
    const times = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      price();
      return performance.now() - start;
    }).sort((a, b) => a - b);
    const at = (share) => times[Math.floor(RUNS * share)];
    return { name, status: price().status, medianMs: at(MEDIAN), slowMs: at(NINETY_NINTH) };
  });
}
