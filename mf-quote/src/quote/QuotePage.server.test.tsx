import { jest } from '@jest/globals';
import { testHost } from '@saltbush/tooling/testing/host';
import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SiteForTests } from '../../fixtures/SiteForTests.tsx';
import { QuotePage } from './QuotePage.tsx';

const host = testHost();

const quotePage = (search: string) => (
  <SiteForTests host={host}>
    <MemoryRouter initialEntries={[`/quote${search}`]}>
      <QuotePage />
    </MemoryRouter>
  </SiteForTests>
);

describe('on the server', () => {
  it.each(['', '?service=metro-pallets', '?service=metro-hourly', '?service=ftl', '?service=ltl&pickup=Sydney'])(
    '/quote%s is a plain GET form without style attributes',
    (search) => {
      const html = renderToString(quotePage(search));
      expect(html).toContain('Get Your Instant Quote</h1>');
      expect(html).toMatch(/<form[^>]* action="\/quote" method="get"/);
      expect(html).not.toMatch(/\sstyle="/);
      expect(html).not.toMatch(/<button[^>]* type="submit"[^>]* disabled/);
    },
  );

  it.each([
    ['?pickup=Sydney&delivery=Melbourne&pallets=4&quoted=1', '$646.12'],
    ['?service=ltl&pickup=Sydney&delivery=Melbourne&palletCount=4&quoted=1', '$646.12'],
    ['?pickup=Sydney&delivery=Gold+Coast&pallets=3&quoted=1', '$1,848.00'],
    ['?pickup=Sydny&delivery=Melbourne&pallets=2&quoted=1', 'We do not know Sydny'],
  ])('/quote%s contains the answer, with the bar for small screens', (search, answer) => {
    const html = renderToString(quotePage(search));
    expect(html).toContain(answer);
    expect(html).toMatch(/<section[^>]* data-folded=""/);
    expect(html).toContain('Details');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('asks about a name that stands in several states beside its field', () => {
    const html = renderToString(quotePage('?pickup=Sydney&delivery=Richmond&pallets=2'));
    expect(html).toContain('Which Richmond do you mean?');
  });

  it('says that the hourly rates in the list of vehicles are before GST', () => {
    const html = renderToString(quotePage('?service=metro-hourly'));
    expect(html).toContain('$47.00 per hour');
    expect(html).toContain('Rates are before the fuel levy and GST.');
  });

  it('offers to book a price, and nothing else', () => {
    expect(renderToString(quotePage('?service=ltl&pickup=Sydney&delivery=Melbourne&pallets=4&quoted=1'))).toContain(
      'Book This Quote',
    );
    expect(renderToString(quotePage('?pickup=Footscray&delivery=Truganina&pallets=2&quoted=1'))).not.toContain(
      'Book This Quote',
    );
  });
});

describe('in the browser', () => {
  const search = '?pickup=Newtown&delivery=Marrickville&quoted=1';
  const root = document.createElement('div');

  afterEach(() => {
    jest.useRealTimers();
    root.remove();
  });

  it("starts with the server's minute, and goes on with its own", async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T13:59:30+11:00') });
    root.innerHTML = renderToString(quotePage(search));
    document.body.append(root);
    expect(root).toHaveTextContent('1:59 PM AEDT');
    expect(root).toHaveTextContent('$82.50');
    jest.setSystemTime(new Date('2026-11-20T14:00:05+11:00'));
    const wrong: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, quotePage(search), { onRecoverableError: (error) => wrong.push(error) });
    });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(wrong).toEqual([]);
    expect(root).toHaveTextContent('2:00 PM AEDT');
    // Standard has closed meanwhile, so an open level is chosen, as if the page had been made now.
    expect(root).toHaveTextContent('$115.50');
  });

  it('renders the form once more and no oftener when its minute is that of the server', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T13:30:10+11:00') });
    root.innerHTML = renderToString(quotePage(''));
    document.body.append(root);
    let commits = 0;
    const counted = (
      <Profiler id="quote" onRender={() => (commits += 1)}>
        {quotePage('')}
      </Profiler>
    );
    await act(async () => {
      hydrateRoot(root, counted);
    });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(commits).toBe(2);
  });
});
