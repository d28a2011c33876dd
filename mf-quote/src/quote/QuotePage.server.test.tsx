import { testHost } from '@saltbush/tooling/testing/host';
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
});
