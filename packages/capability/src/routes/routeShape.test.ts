import type { RouteId } from './route.ts';
import { compareRoutes, routeShape } from './routeShape.ts';

describe('routes', () => {
  it('are the same whatever their parameters are called', () => {
    expect(routeShape('GET /api/a/:id/pod')).toBe(routeShape('GET /api/a/:reference/pod'));
    expect(routeShape('GET /api/a/:id')).not.toBe(routeShape('GET /api/a/:id.csv'));
    expect(routeShape('GET /api/a/:id')).not.toBe(routeShape('POST /api/a/:id'));
  });

  it('stand in an order in which each can be reached', () => {
    const ids: RouteId[] = [
      'GET /api/a/:id',
      'GET /api/a/:id.csv',
      'GET /api/a/events',
      'GET /api/a',
      'GET /api/a/:id/b',
    ];
    const sorted = ids.map((id) => ({ id })).sort(compareRoutes);
    expect(sorted.map(({ id }) => id)).toEqual([
      'GET /api/a',
      'GET /api/a/events',
      'GET /api/a/:id.csv',
      'GET /api/a/:id',
      'GET /api/a/:id/b',
    ]);
  });
});
