/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { BuildsReport } from '@saltbush/contract/release-api';
import { BUILD_NOTICE_SCRIPT } from './buildNotice.ts';

const MISTAKE = { kind: 'build' as const, file: 'src/quote/QuotePage.tsx', line: 12, message: 'Unexpected token `=`' };
const NOTHING: BuildsReport = { builds: {}, failures: [] };
const broken: BuildsReport = { builds: {}, failures: [{ name: 'mf-quote', failures: [MISTAKE] }] };

let report: BuildsReport;
const reload = jest.fn();

/** Runs the script as a page does, with its clock and its address bar under the test. */
function start(): void {
  const location = { reload };
  const fetch = async () => ({ ok: true, json: async () => report });
  new Function('location', 'fetch', BUILD_NOTICE_SCRIPT)(location, fetch);
}
const shadow = () => document.querySelector('mfe-builds')?.shadowRoot;
const panel = () => shadow()?.querySelector('section') ?? null;
const next = async (told: BuildsReport) => {
  report = told;
  await jest.advanceTimersByTimeAsync(1_000);
};

beforeEach(async () => {
  jest.useFakeTimers();
  const boot = JSON.stringify({ remotes: [{ name: 'mf-quote', releases: [{ version: '0.0.0-dev.1' }] }] });
  document.body.innerHTML = `<script type="application/json" id="boot">${boot}</script><input id="weight">`;
  reload.mockClear();
  report = NOTHING;
  start();
  await jest.advanceTimersByTimeAsync(0);
});
afterEach(() => jest.useRealTimers());

describe('the notice of builds', () => {
  it('names file, line and message, announced, and goes away once the sources are mended', async () => {
    expect(panel()).toBeNull();
    await next(broken);
    expect(panel()?.getAttribute('role')).toBe('alert');
    expect(panel()?.textContent).toContain('mf-quote does not build. The last good build stays.');
    expect(panel()?.querySelector('code')?.textContent).toBe('mf-quote/src/quote/QuotePage.tsx:12');
    expect(panel()?.querySelector('pre')?.textContent).toBe('Unexpected token `=`');
    await next(NOTHING);
    expect(panel()).toBeNull();
    expect(shadow()?.querySelector('[role=status]')?.textContent).toBe('It builds again.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is closed with Escape or its button, until something else is wrong', async () => {
    await next(broken);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(panel()).toBeNull();
    await next(broken);
    expect(panel()).toBeNull();
    await next({ ...broken, failures: [{ name: 'mf-quote', failures: [{ ...MISTAKE, line: 13 }] }] });
    expect(panel()).not.toBeNull();
    panel()?.querySelector('button')?.click();
    expect(panel()).toBeNull();
  });

  it('tells types that do not fit from what does not build', async () => {
    const failures = [{ ...MISTAKE, kind: 'types' as const }];
    await next({ builds: {}, failures: [{ name: 'mf-quote', failures }] });
    expect(panel()?.textContent).toContain('mf-quote: types do not fit.');
  });

  it('loads the page anew after a build whose types do not fit', async () => {
    const failures = [{ name: 'mf-quote', failures: [{ ...MISTAKE, kind: 'types' as const }] }];
    await next({ builds: { 'mf-quote': '0.0.0-dev.2' }, failures });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads the page anew after another build, and not while that would lose what was typed', async () => {
    await next({ builds: { 'mf-quote': '0.0.0-dev.1' }, failures: [] });
    expect(reload).not.toHaveBeenCalled();
    const field = document.querySelector<HTMLInputElement>('#weight');
    if (field === null) throw new Error('The page has no field.');
    field.value = '400';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await next({ builds: { 'mf-quote': '0.0.0-dev.2' }, failures: [] });
    expect(reload).not.toHaveBeenCalled();
    expect(panel()?.textContent).toContain('A newer build of mf-quote waits');
    panel()?.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
    field.value = '';
    await next({ builds: { 'mf-quote': '0.0.0-dev.3' }, failures: [] });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves a page as it stands that takes the builds of a remote over by itself, until it cannot', async () => {
    const remotes = new Set(['mf-quote']);
    Object.assign(window, { saltbushRefresh: { remotes } });
    try {
      await next({ builds: { 'mf-quote': '0.0.0-dev.2' }, failures: [] });
      expect(reload).not.toHaveBeenCalled();
      remotes.clear();
      await next({ builds: { 'mf-quote': '0.0.0-dev.2' }, failures: [] });
      expect(reload).not.toHaveBeenCalled();
      await next({ builds: { 'mf-quote': '0.0.0-dev.3' }, failures: [] });
      expect(reload).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(window, 'saltbushRefresh');
    }
  });

  it('puts no text of a failure into the page as markup', async () => {
    const failures = [{ ...MISTAKE, message: '<img src=x>' }];
    await next({ builds: {}, failures: [{ name: 'mf-quote', failures }] });
    expect(shadow()?.querySelector('img')).toBeNull();
  });
});
