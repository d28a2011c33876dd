import { asInlineScript } from './asInlineScript.ts';

declare global {
  interface Window {
    /** Says that the host has started. */
    saltbushStarted?: () => void;
  }
}

function tellOfFailure(): void {
  const own = /\/mf\/shell\//;
  const post = (path: string, report: object) =>
    navigator.sendBeacon(`/api/telemetry${path}`, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  const send = (code: string, thrown?: Partial<Error>) => {
    const { hostVersion: version } = JSON.parse(document.getElementById('boot')?.textContent ?? '');
    const host = { remote: 'shell', version };
    post('', { events: [{ ...host, kind: 'abandoned', code }] });
    if (!thrown) return;
    // The lengths are those that the gateway takes.
    const text = (value: unknown, most: number) => `${value}`.slice(0, most);
    const { name, message, stack } = thrown;
    const said = { name: text(name, 60), message: text(message, 300), stack: text(stack, 4000) };
    post('/failures', { failures: [{ ...host, page: text(location.pathname, 200), ...said }] });
  };
  const tell = (code: string, thrown?: Partial<Error>) => {
    stop();
    window.saltbushFailed?.();
    // The boot state may not have arrived yet.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => send(code, thrown));
    else send(code, thrown);
  };
  const onError = ({ target, filename, error }: ErrorEvent) => {
    const { tagName, defer, src } = target as unknown as HTMLScriptElement;
    if (tagName === 'SCRIPT') {
      if (defer && own.test(src)) tell('unreachable');
    } else if (own.test(filename)) tell('incompatible', error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (own.test(reason?.stack)) tell('incompatible', reason);
  };
  const stop = () => {
    removeEventListener('error', onError, true);
    removeEventListener('unhandledrejection', onRejection);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', onRejection);
  window.saltbushStarted = stop;
}

/**
 * When the host's script does not arrive, or throws before the page works, no host code is there to report it. This
 * script, which the gateway writes into the page, reports it instead, until the host calls `window.saltbushStarted()`: once, to
 * the health of releases, and with what was thrown to what fails. A quiet page has no host, so there it tells what the frame
 * script throws. It ignores errors of other scripts, such as browser extensions.
 */
export const START_FAILURE_SCRIPT: string = asInlineScript(tellOfFailure);
