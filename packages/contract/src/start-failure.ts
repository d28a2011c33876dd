import { asInlineScript } from './asInlineScript.ts';

declare global {
  interface Window {
    /** Says that the host has started. */
    saltbushStarted?: () => void;
  }
}

function tellOfFailure(): void {
  const own = /\/mf\/shell\//;
  const send = (code: string, stack?: string) => {
    const { hostVersion } = JSON.parse(document.getElementById('boot')?.textContent ?? '');
    // As long as the gateway takes it.
    const events = [{ kind: 'abandoned', remote: 'shell', version: hostVersion, code, stack: stack?.slice(0, 4000) }];
    navigator.sendBeacon('/api/telemetry', new Blob([JSON.stringify({ events })], { type: 'application/json' }));
  };
  const tell = (code: string, stack?: string) => {
    stop();
    window.saltbushFailed?.();
    // The boot state may not have arrived yet.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => send(code, stack));
    else send(code, stack);
  };
  const onError = ({ target, filename, error }: ErrorEvent) => {
    const { tagName, defer, src } = target as unknown as HTMLScriptElement;
    if (tagName === 'SCRIPT') {
      if (defer && own.test(src)) tell('unreachable');
    } else if (own.test(filename)) tell('incompatible', error?.stack);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (own.test(reason?.stack)) tell('incompatible', reason.stack);
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
 * script, which the gateway writes into the page, reports it instead, once and with the stack, until the host calls
 * `window.saltbushStarted()`. A quiet page has no host, so there it reports what the frame script throws. It ignores errors
 * of other scripts, such as browser extensions.
 */
export const START_FAILURE_SCRIPT: string = asInlineScript(tellOfFailure);
