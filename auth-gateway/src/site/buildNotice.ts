import type { BuildFailure, BuildsReport } from '@saltbush/contract/release-api';

const STYLES = `
:host { all: initial; }
section { position: fixed; inset: auto 0 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 50vh; overflow: auto;
  padding: 16px 20px; border-top: 4px solid #ffb4a8; background: #1d1616; color: #fff; font: 15px/1.5 system-ui, sans-serif; }
section.plain { border-color: #f2c879; }
section > div { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; }
h2 { margin: 0; font-size: 17px; }
ul { margin: 12px 0 0; padding: 0; list-style: none; }
li + li { margin-top: 12px; }
code { color: #ffb4a8; font: 600 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 2px 0 0; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
button { min-height: 44px; padding: 0 16px; border: 2px solid #fff; border-radius: 8px; background: none; color: inherit;
  font: inherit; font-weight: 600; cursor: pointer; }
section:focus-visible, button:focus-visible { outline: 3px solid #f2c879; outline-offset: -4px; }
[role='status'] { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media print { :host { display: none; } }
`;

/**
 * Runs in a page under development, so it uses nothing from outside. It says what is wrong with the sources until that
 * is mended or somebody closes it, and loads the page anew after a build of the development server that the page does not
 * take over by itself: at once, or, while something typed would be lost, when its button is pressed.
 */
function watchBuilds(styles: string, everyMs: number): void {
  const typed = new Set<HTMLInputElement>();
  /** Versions that this page shows, by remote. */
  const shown: Record<string, string> = {};
  let closed = '';
  let told = '';
  let panel: HTMLElement | null = null;
  let root: ShadowRoot | null = null;
  let status: HTMLElement | null = null;

  addEventListener('input', ({ target }) => typed.add(target as HTMLInputElement), true);
  const wouldLose = () => [...typed].some((field) => field.isConnected && field.value !== '');

  function element(tag: string, text: string, parent: Node): HTMLElement {
    const made = document.createElement(tag);
    made.textContent = text;
    return parent.appendChild(made);
  }

  function open(): ShadowRoot {
    if (root !== null) return root;
    root = document.body.appendChild(document.createElement('mfe-builds')).attachShadow({ mode: 'open' });
    status = element('div', '', root);
    status.setAttribute('role', 'status');
    // A page's policy admits no other styles than its own, but it admits what a script sets.
    if ('adoptedStyleSheets' in root) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      root.adoptedStyleSheets = [sheet];
    }
    return root;
  }

  function close(text: string): void {
    panel?.remove();
    panel = null;
    if (status !== null) status.textContent = text;
  }

  function show(title: string, isPlain: boolean, action: [label: string, act: () => void]): HTMLElement {
    close('');
    panel = element('section', '', open());
    panel.setAttribute('role', isPlain ? 'status' : 'alert');
    panel.setAttribute('aria-label', 'Development');
    panel.tabIndex = 0;
    if (isPlain) panel.className = 'plain';
    const header = element('div', '', panel);
    element('h2', title, header);
    element('button', action[0], header).addEventListener('click', action[1]);
    return panel;
  }

  function dismiss(): void {
    closed = told;
    close('Closed.');
  }

  function line(list: HTMLElement, name: string, { file, line: number, message }: BuildFailure): void {
    const item = element('li', '', list);
    const place = file === null ? name : `${name}/${file}${number === null ? '' : `:${number}`}`;
    element('code', place, item);
    element('pre', message, item);
  }

  function take({ builds, failures }: BuildsReport): void {
    const refreshed = (window as Window & { saltbushRefresh?: { remotes: Set<string> } }).saltbushRefresh?.remotes;
    for (const [name, version] of Object.entries(builds)) {
      // A development build of the host has put it into the page already.
      if (refreshed?.has(name)) shown[name] = version;
      shown[name] ??= version;
    }
    const waiting = Object.keys(builds).filter((name) => builds[name] !== shown[name]);
    if (waiting.length > 0 && !wouldLose()) {
      location.reload();
      return;
    }
    const text = JSON.stringify([failures, waiting]);
    if (text === told) return;
    told = text;
    if (text === closed) return;
    if (failures.length > 0) {
      const isBroken = failures.some((one) => one.failures.some(({ kind }) => kind === 'build'));
      const names = failures.map(({ name }) => name).join(', ');
      const title = isBroken ? `${names} does not build. The last good build stays.` : `${names}: types do not fit.`;
      const list = element('ul', '', show(title, false, ['Close (Esc)', dismiss]));
      for (const { name, failures: found } of failures) for (const one of found) line(list, name, one);
    } else if (waiting.length > 0) {
      const title = `A newer build of ${waiting.join(', ')} waits, since what you typed would be lost.`;
      show(title, true, ['Show it now', () => location.reload()]);
    } else if (panel !== null) close('It builds again.');
  }

  async function look(): Promise<void> {
    const answer = await fetch('/api/site/builds', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) take((await answer.json()) as BuildsReport);
    setTimeout(look, everyMs);
  }

  function start(): void {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
      remotes?: { name: string; releases: { version: string }[] }[];
    };
    for (const { name, releases } of boot.remotes ?? []) shown[name] = releases[0]?.version ?? '';
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && panel !== null) dismiss();
    });
    void look();
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

const EVERY_MS = 1_000;

export const BUILD_NOTICE_SCRIPT = `(${watchBuilds.toString()})(${JSON.stringify(STYLES)},${EVERY_MS})`;
