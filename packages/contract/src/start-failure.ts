import { asInlineScript } from './asInlineScript.ts';

declare global {
  interface Window {
    /** Says that the host has started. */
    saltbushStarted?: () => void;
  }
}

function tellOfFailure(): void {
  const own = /\/mf\/shell\//;
  const send = (code: string) => {
    const { hostVersion } = JSON.parse(document.getElementById('boot')?.textContent ?? '');
    const events = [{ kind: 'abandoned', remote: 'shell', version: hostVersion, code }];
    navigator.sendBeacon('/api/telemetry', new Blob([JSON.stringify({ events })], { type: 'application/json' }));
  };
  const tell = (code: string) => {
    stop();
    window.saltbushFailed?.();
    // The boot state may not have arrived yet.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => send(code));
    else send(code);
  };
  const onError = ({ target, filename }: ErrorEvent) => {
    const { tagName, defer, src } = target as unknown as HTMLScriptElement;
    if (tagName === 'SCRIPT') {
      if (defer && own.test(src)) tell('unreachable');
    } else if (own.test(filename)) tell('incompatible');
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (own.test(reason?.stack)) tell('incompatible');
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
 * script, which the gateway writes into the page, reports it instead, until the host calls `window.saltbushStarted()`. It
 * ignores errors of other scripts, such as browser extensions.
 */
export const START_FAILURE_SCRIPT: string = asInlineScript(tellOfFailure);
