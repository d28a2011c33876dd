import { initialRequest } from './initialRequest.ts';

const read = (query: string) => initialRequest(new URLSearchParams(query));

describe('initialRequest', () => {
  it.each([
    ['service=metro-pallets', 'metro-pallets'],
    ['service=same-day-metro-pallets', 'same-day-metro-pallets'],
    ['service=metro-hourly', 'metro-hourly'],
    ['service=ftl', 'ftl'],
    ['service=ltl', 'ltl'],
    ['service=warp', 'general'],
    ['', 'general'],
  ])('%s opens %s', (query, mode) => {
    expect(read(query).mode).toBe(mode);
  });

  it('takes places and pallets from the home page', () => {
    expect(read('pickup=Sydney&delivery=Melbourne&pallets=4')).toMatchObject({
      pickup: 'Sydney',
      delivery: 'Melbourne',
      palletCount: '4',
    });
  });

  it('takes every field of its own form', () => {
    const query =
      'lengthCm=120&widthCm=80&weightKg=400&palletCount=2&pickupTime=09:00&tailgate=on&metroVehicle=3t-truck';
    expect(read(query)).toMatchObject({
      lengthCm: '120',
      widthCm: '80',
      weightKg: '400',
      palletCount: '2',
      pickupTime: '09:00',
      tailgate: true,
      residential: false,
      metroVehicle: '3t-truck',
    });
  });

  it('reads places as cities of the lists in modes with lists', () => {
    expect(read('service=ftl&pickup=Bondi&delivery=PERTH')).toMatchObject({ pickup: 'Sydney', delivery: 'Perth' });
    expect(read('service=ftl&pickup=Sydney&delivery=Dubbo')).toMatchObject({ pickup: 'Sydney', delivery: '' });
    expect(read('service=ltl&pickup=sydney&delivery=MEL')).toMatchObject({ pickup: 'Sydney', delivery: 'Melbourne' });
    expect(read('service=ltl&pickup=Perth&delivery=Dubbo')).toMatchObject({ pickup: '', delivery: '' });
    expect(read('service=metro-hourly&pickup=Footscray')).toMatchObject({ pickup: 'Melbourne', delivery: 'Melbourne' });
  });

  it('keeps a lane that is in no list and can be priced by distance', () => {
    expect(read('service=ftl&pickup=Sydney&delivery=Hobart')).toMatchObject({ pickup: 'Sydney', delivery: 'Hobart' });
    expect(read('service=ltl&pickup=Corio+VIC+3214&delivery=Cairns')).toMatchObject({ pickup: '', delivery: '' });
    expect(read('service=ltl&pickup=Corio+VIC+3214&delivery=Perth')).toMatchObject({
      pickup: 'Corio VIC 3214',
      delivery: 'Perth',
    });
    expect(read('service=ltl&pickup=Preston&delivery=Perth')).toMatchObject({ pickup: '', delivery: '' });
  });

  it('drops unknown vehicles and cuts text that is too long', () => {
    const request = read(`metroVehicle=rocket&hourlyVehicle=x&ftlVehicle=SEMI&pickup=${'a'.repeat(5000)}`);
    expect(request).toMatchObject({ metroVehicle: null, hourlyVehicle: null, ftlVehicle: null });
    expect(request.pickup).toHaveLength(100);
  });
});
