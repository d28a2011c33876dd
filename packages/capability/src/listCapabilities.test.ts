import { defineAlone } from './defineCapability.ts';
import { listCapabilities } from './listCapabilities.ts';
import { route } from './routes/route.ts';

const made = (name: string, more: { tables?: never[]; id?: string; path?: `/${string}` } = {}) =>
  defineAlone({
    name,
    ...(more.tables ? { tables: more.tables } : {}),
    migrations: [{ id: more.id ?? `9${name.length}00-${name}`, statements: '' }],
    start: () => null,
    routes: [route(`GET ${more.path ?? (`/api/${name}` as const)}`, { access: 'public' }, () => ({}))],
  });

describe('a capability that stands alone', () => {
  it('has no route that would need a session or a counter', () => {
    const staff = route('GET /api/fuel', { access: 'staff' }, () => ({}));
    expect(() => defineAlone({ name: 'fuel', start: () => null, routes: [staff] })).toThrow(
      'GET /api/fuel of fuel is not public',
    );
  });
});

describe('the list of capabilities', () => {
  it('takes any that claim nothing of each other', () => {
    const [fuel, tolls] = [made('fuel'), made('tolls')];
    expect(listCapabilities(fuel, tolls)).toEqual([fuel, tolls]);
  });

  it.each([
    ['one name', made('fuel'), 'the name fuel'],
    ['one table', made('tolls', { tables: ['rates' as never] }), 'the table rates'],
    ['one number of a migration', made('tolls', { id: '9400-tolls' }), 'the migration 9400'],
    ['one route', made('tolls', { path: '/api/:what' }), 'the route GET /api/:'],
  ])('refuses two that claim %s, and says which', (_what, other, claim) => {
    const first = made('fuel', { tables: ['rates' as never], path: '/api/:name', id: '9400-fuel' });
    expect(() => listCapabilities(first, other)).toThrow(
      `The capabilities fuel and ${other.name} both claim ${claim}. Only one may have it: change the other.`,
    );
  });
});
