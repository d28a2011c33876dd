import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import remote from './remote.config.ts';

/** The routes of this remote: those the specification lists, and the private page of an application. */
const specified = {
  '/': 'everyone',
  '/services': 'everyone',
  '/services/ftl': 'everyone',
  '/services/ltl': 'everyone',
  '/services/metro': 'everyone',
  '/services/taxi-trucks': 'everyone',
  '/services/cross-docking': 'everyone',
  '/services/warehousing': 'everyone',
  '/industries': 'everyone',
  '/about': 'everyone',
  '/careers': 'everyone',
  '/contact': 'everyone',
  '/faq': 'everyone',
  '/sustainability': 'everyone',
  '/transporter-digital': 'everyone',
  '/software-integrations': 'everyone',
  '/case-studies': 'everyone',
  '/terms': 'everyone',
  '/partner-with-us': 'signed-in',
  '/driver-induction': 'everyone',
  '/driver-application': 'everyone',
  '/driver-applications/:token': 'everyone',
};

const { name, routes } = remote;

describe('mf-marketing', () => {
  it('claims exactly the specified paths with the specified access', () => {
    expect(name).toBe('mf-marketing');
    expect(Object.fromEntries(routes.map(({ path, access }) => [path, access]))).toEqual(specified);
    expect(routes).toHaveLength(Object.keys(specified).length);
  });

  it.each(routes)('$path has a page file that exports its component', ({ page }) => {
    const file = resolve(import.meta.dirname, page);
    expect(existsSync(file)).toBe(true);
    const component = basename(page, '.tsx');
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export function ${component}\\(`));
  });

  it.each(routes)('$path fits a search result', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description.length).toBeGreaterThanOrEqual(70);
  });

  it('gives every page a title, a description and a file of its own', () => {
    for (const values of [
      routes.map(({ title }) => title),
      routes.map(({ description }) => description),
      routes.map(({ page }) => basename(page)),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
