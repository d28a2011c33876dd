import { gatewayOn } from '../../fixtures/gatewayOn.ts';

const gateway = gatewayOn('embedded');
afterEach(() => jest.restoreAllMocks());

it('outsiders who ask for the health cause no work for the database', async () => {
  const connect = jest.spyOn(gateway.database.pool, 'connect');
  const asked = await Promise.all(Array.from({ length: 40 }, () => gateway.get('/api/health', {})));
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  // The gateway itself queries now and then, so a few connects are expected.
  expect(connect.mock.calls.length).toBeLessThan(10);
});
