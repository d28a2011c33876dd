import { defineRemote, type RouteInput } from './defineRemote.ts';

const route: RouteInput = {
  path: '/quote',
  page: './src/quote/QuotePage.tsx',
  title: 'Instant quote',
  description: 'A price in seconds.',
};

const area: NonNullable<RouteInput['area']> = { label: 'Quotes', icon: 'tag' };

function findings(name: string, routes: RouteInput[]): string[] {
  try {
    defineRemote({ name, routes });
    return [];
  } catch (error) {
    return (error as { details: string[] }).details;
  }
}

describe('defineRemote', () => {
  it('fills in defaults', () => {
    expect(defineRemote({ name: 'mf-quote', routes: [route] })).toEqual({
      kind: 'remote',
      name: 'mf-quote',
      routes: [{ ...route, access: 'everyone', render: 'server', lazyShared: [] }],
      fills: [],
    });
  });

  it('accepts one path for two audiences, and one page at two paths', () => {
    const forClients: RouteInput = { ...route, access: 'signed-in', page: './src/client/ClientQuotePage.tsx' };
    expect(findings('mf-quote', [route, forClients, { ...route, path: '/price' }])).toEqual([]);
  });

  it('keeps the API, and says what is wrong with one', () => {
    const api = { prefix: '/api/quoting', access: 'signed-in' } as const;
    expect(defineRemote({ name: 'mf-quote', routes: [route], api })).toMatchObject({ api });
    const wrong = { prefix: '/quoting', access: 'managers' } as unknown as typeof api;
    expect(() => defineRemote({ name: 'mf-quote', routes: [route], api: wrong })).toThrow(
      expect.objectContaining({
        details: [expect.stringContaining('such as /api/tracking'), expect.stringContaining('signed-in, staff, ops')],
      }),
    );
  });

  it.each([
    ['a name without mf-', 'quote', [route], 'must begin with mf-'],
    ['no route', 'mf-quote', [], 'routes is empty'],
    ['a path without a slash', 'mf-quote', [{ ...route, path: 'quote' }], 'a path looks like'],
    ['a page that is no component file', 'mf-quote', [{ ...route, page: './src/quote.css' }], 'must be a .tsx file'],
    ['a page in lower case', 'mf-quote', [{ ...route, page: './src/quote.tsx' }], 'the name of the component'],
    ['an empty title', 'mf-quote', [{ ...route, title: ' ' }], 'title is empty'],
    ['a long description', 'mf-quote', [{ ...route, description: 'x'.repeat(201) }], 'at most 200'],
    [
      'the frame to work in for everyone',
      'mf-quote',
      [{ ...route, frame: 'work' } satisfies RouteInput],
      'for people who are signed in',
    ],
    [
      'an area outside that frame',
      'mf-quote',
      [{ ...route, access: 'staff', area } satisfies RouteInput],
      'only the frame',
    ],
    [
      'an area without an address',
      'mf-quote',
      [{ ...route, path: '/quote/:id', access: 'staff', frame: 'work', area } satisfies RouteInput],
      'one address',
    ],
    [
      'an area with a long name',
      'mf-quote',
      [{ ...route, access: 'staff', frame: 'work', area: { ...area, label: 'x'.repeat(25) } } satisfies RouteInput],
      '1 to 24 characters',
    ],
    ['a path claimed twice', 'mf-quote', [route, route], '/quote for everyone is claimed by two routes'],
    [
      'two pages of one file name',
      'mf-quote',
      [route, { ...route, path: '/other', page: './src/other/QuotePage.tsx' }],
      'have the same file name',
    ],
  ])('refuses %s', (_, name, routes, reason) => {
    expect(findings(name, routes)).toEqual([expect.stringContaining(reason)]);
  });

  it('names every finding at once', () => {
    expect(findings('quote', [{ ...route, path: '', title: '' }])).toHaveLength(3);
  });
});
