import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pageAt, pages } from './fixtures/pages.tsx';
import remote from './remote.config.ts';
import { pictures } from './src/pictures/pictures.data.ts';
import { screens } from './src/pictures/screens.data.ts';

/** Pages and sign-in addresses that links may point to. */
const targets = new Set([
  ...remote.routes.map(({ path }) => path),
  '/quote',
  '/new-client',
  '/freight-health-check',
  '/ar-truck-tool',
  '/track',
  '/developers',
  '/api/login',
  '/api/terms.pdf',
]);

const quoteModes = ['metro-pallets', 'same-day-metro-pallets', 'metro-hourly', 'ftl', 'ltl'];

/** Names of the event handlers that React keeps for an element. */
const handlersOf = (element: Element): string[] => {
  const props = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] ?? {};
  return Object.keys(props).filter((name) => /^on[A-Z]/.test(name));
};

/** The transit insurance pays up to this amount: a limit, no price. */
const INSURED = 'up to $100,000';

const hasPrice = (words: string): boolean => /\$\d/.test(words.toLowerCase().replaceAll(INSURED, ''));

const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/** The terms say it once, in a clause, for all of their amounts. */
const IN_ALL_TERMS = 'All prices exclude GST';

/** Whether a text, table or list with a price names GST: itself, or what surrounds it up to two levels above. */
function saysGst(element: Element): boolean {
  if (element.closest('body')?.textContent?.includes(IN_ALL_TERMS)) return true;
  const block = element.closest('table, dl, ul, ol') ?? element.closest('p') ?? element;
  return [block, block.parentElement, block.parentElement?.parentElement].some(
    (each) => each?.textContent?.includes('GST') === true,
  );
}

afterEach(cleanup);

describe('every page', () => {
  it.each(pages)('$path renders on the server without style attributes', ({ Page }) => {
    const html = renderToString(<Page />);
    expect(html).toContain('<h1');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it.each(pages)('$path says of each price whether GST is in it, in the same text or beside it', ({ Page }) => {
    const { container } = render(<Page />);
    const silent = [...container.querySelectorAll('*')].filter(
      (element) => hasPrice(ownText(element)) && !saysGst(element),
    );
    expect(silent.map(ownText)).toEqual([]);
  });

  it.each(pages)('$path has one h1 and skips no heading level', ({ Page }) => {
    const { container } = render(<Page />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    }
  });

  it.each(pages)('$path links only to existing pages and anchors', ({ Page }) => {
    const { container } = render(<Page />);
    for (const link of container.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      if (/^(tel|mailto):\S+$/.test(href)) continue;
      const url = new URL(href, 'https://site.invalid/');
      if (href.startsWith('#')) {
        expect(container.querySelector(`[id="${href.slice(1)}"]`)).not.toBeNull();
        continue;
      }
      expect([href, targets.has(url.pathname)]).toEqual([href, true]);
      const mode = url.searchParams.get('service');
      if (mode !== null) expect(quoteModes).toContain(mode);
    }
  });

  it('has a unique heading', () => {
    const headings = pages.map(({ Page }) => {
      const { container } = render(<Page />);
      const text = container.querySelector('h1')?.textContent;
      cleanup();
      return text;
    });
    expect(new Set(headings).size).toBe(pages.length);
  });

  it.each(pages)('$path gives different links different names', ({ Page }) => {
    render(<Page />);
    const targetsByName = new Map<string, Set<string>>();
    for (const link of screen.queryAllByRole('link', { name: /learn more/i })) {
      const name = link.textContent ?? '';
      targetsByName.set(name, (targetsByName.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''));
    }
    for (const addresses of targetsByName.values()) expect(addresses.size).toBe(1);
  });
});

describe('a page on which nothing needs a script', () => {
  const read = pages.filter(({ path }) => remote.routes.find((route) => route.path === path)?.interactive === 'none');

  it('is every page that is only read', () => {
    expect(read.length).toBeGreaterThan(10);
  });

  // The host's frame prints and plays films, without React.
  const ANSWERED = ':not([data-prints], [data-film-act], [data-starts="never"])';
  it.each(read)('$path has no control of its own and hears no event', ({ Page }) => {
    const { container } = render(<Page />);
    expect(
      container.querySelector(
        `:is(button, input, select, textarea)${ANSWERED}, video:not([data-film] *), dialog, [role="tab"]`,
      ),
    ).toBeNull();
    expect([...container.querySelectorAll(':not([data-prints])')].flatMap(handlersOf)).toEqual([]);
  });
});

describe('pictures', () => {
  it('open each page with one of its own', () => {
    const leads = pages.flatMap(({ path, Page }) => {
      const { container } = render(<Page />);
      const lead = container.querySelector('img[fetchpriority="high"]')?.getAttribute('alt');
      cleanup();
      return lead ? [{ path, lead }] : [];
    });
    expect(leads.length).toBeGreaterThan(10);
    const shared = leads.filter(({ lead }) => leads.filter((other) => other.lead === lead).length > 1);
    expect(shared).toEqual([]);
  });

  it('show the van in front of the skyline on the page of metro freight alone', () => {
    const { alt } = pictures.city;
    const shownOn = pages.flatMap(({ path, Page }) => {
      render(<Page />);
      const isShown = screen.queryAllByAltText(alt).length > 0;
      cleanup();
      return isShown ? [path] : [];
    });
    expect(shownOn).toEqual(['/services/metro']);
  });

  it('of the platform are on its page, each named and sized', () => {
    const Page = pageAt('/transporter-digital');
    render(<Page />);
    for (const { alt, width, height } of Object.values(screens)) {
      const picture = screen.getByAltText(alt);
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([`${width}`, `${height}`]);
    }
  });
});

describe('the film', () => {
  it.each(['/', '/transporter-digital'])('of %s is muted, inline, and takes no byte before it is wanted', (path) => {
    const Page = pageAt(path);
    const { container } = render(<Page />);
    const [film, ...others] = container.querySelectorAll('video');
    expect(others).toEqual([]);
    expect(film).toHaveProperty('muted', true);
    expect(film).toHaveAttribute('playsinline');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).not.toHaveAttribute('poster');
    expect(film).toHaveTextContent('Your browser does not support the video tag.');
  });

  it('of no page lies behind words', () => {
    const Page = pageAt('/');
    const { container } = render(<Page />);
    expect(container.querySelector('section[aria-labelledby="home-title"] video')).toBeNull();
  });
});

describe('anchors from one page into another', () => {
  it('exist where they lead', () => {
    for (const { Page } of pages) {
      const { container } = render(<Page />);
      const hrefs = [...container.querySelectorAll('a[href*="#"]')].map((link) => link.getAttribute('href') ?? '');
      cleanup();
      for (const href of hrefs.filter((value) => value.startsWith('/'))) {
        const [path = '', anchor = ''] = href.split('#');
        const Target = pageAt(path);
        const target = render(<Target />);
        expect(target.container.querySelector(`[id="${anchor}"]`)).not.toBeNull();
        cleanup();
      }
    }
  });
});

describe('buttons the specification names', () => {
  it.each([
    ['/', 'Contact Us', '/contact'],
    ['/', 'AI Freight Audit', '/freight-health-check'],
    ['/', 'Client Portal Login', '/api/login'],
    ['/', 'New Client Setup', '/new-client'],
    ['/', 'Start Shipping', '/contact'],
    ['/', 'Platform Demo', '/transporter-digital'],
    ['/', 'See the Platform', '/transporter-digital'],
    ['/services', 'Contact Us', '/contact'],
    ['/services', 'Get a Quote', '/quote'],
    ['/services', 'Driver Onboarding', '/careers'],
    ['/services/ftl', 'Contact Us', '/contact'],
    ['/services/ltl', 'Contact Us', '/contact'],
    ['/services/metro', 'Contact Us', '/contact'],
    ['/services/taxi-trucks', 'Contact Us', '/contact'],
    ['/services/cross-docking', 'Contact Us', '/contact'],
    ['/services/warehousing', 'Contact Us', '/contact'],
    ['/industries', 'Contact Us', '/contact'],
    ['/faq', 'Access Portal', '/api/login'],
    ['/case-studies', 'Discuss Your Needs', '/contact'],
    ['/terms', 'Return to Contact Page', '/contact'],
    ['/terms', 'Download Terms as PDF', '/api/terms.pdf'],
    ['/driver-induction', 'Contact Us', '/contact'],
    ['/driver-induction', 'Careers', '/careers'],
    ['/driver-application', 'Contact Our Team', '/contact'],
  ])('%s: %s leads to %s', (path, name, href) => {
    const Page = pageAt(path);
    render(<Page />);
    const links = screen.getAllByRole('link', { name });
    for (const link of links) expect(link).toHaveAttribute('href', href);
  });

  it('links each service to its calculator mode or its page', () => {
    const Page = pageAt('/services');
    render(<Page />);
    const learnMore = screen.getAllByRole('link', { name: /^learn more/i }).map((link) => link.getAttribute('href'));
    expect(learnMore).toEqual([
      '/quote?service=ftl',
      '/quote?service=ltl',
      '/quote?service=metro-pallets',
      '/quote?service=metro-hourly',
      '/services/cross-docking',
      '/services/warehousing',
    ]);
  });

  it('has a place for the quick quote', () => {
    const Page = pageAt('/');
    const { container } = render(<Page />);
    expect(container.querySelector('[data-slot="marketing.home-quote"]')).toBeInTheDocument();
  });

  it('keeps the headline of the home page within eight words', () => {
    const Page = pageAt('/');
    render(<Page />);
    const words = screen.getByRole('heading', { level: 1 }).textContent?.split(/\s+/) ?? [];
    expect(words.length).toBeLessThanOrEqual(8);
  });
});
