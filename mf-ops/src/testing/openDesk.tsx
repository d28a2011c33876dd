import { configureStore } from '@reduxjs/toolkit';
import { type Host, HostContext, type Toast } from '@saltbush/contract';
import { siteApi } from '@saltbush/contract/api';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

export interface Call {
  method: string;
  path: string;
  /** Parsed JSON, or the file that was sent. */
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
}

interface DeskOptions {
  path: string;
  page: ComponentType;
  address: string;
  /** Plays the gateway; a thrown error is a broken connection. */
  answer: (call: Call) => Answer;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Opens a page of the desk at an address, as the host shows it, with answers made up by the test. */
export function openDesk({ path, page: Page, address, answer }: DeskOptions) {
  const calls: Call[] = [];
  const toasts: Toast[] = [];
  const drafts: boolean[] = [];
  const readCall = (url: string, { method = 'GET', body }: RequestInit): Call => ({
    method,
    path: url,
    body: typeof body === 'string' ? JSON.parse(body) : body,
  });
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const call = readCall(url, init);
    calls.push(call);
    const { status = 200, body } = answer(call);
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    return {
      status,
      ok: status < 400,
      statusText: '',
      headers: new Map([['content-type', type]]),
      text: async () => (body === undefined ? '' : JSON.stringify(body)),
    };
  }) as unknown as typeof fetch;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };

  const store = configureStore({
    reducer: { [siteApi.reducerPath]: siteApi.reducer },
    middleware: (defaults) => defaults().concat(siteApi.middleware),
  });
  const host: Host = {
    visitor: { status: 'signed-out' },
    showToast: (toast) => toasts.push(toast),
    setDraft: (_id, isDirty) => drafts.push(isDirty),
    injectSlice: () => undefined,
  };
  const view = render(
    <Provider store={store}>
      <HostContext.Provider value={host}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={<Page />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </HostContext.Provider>
    </Provider>,
  );
  return { user: userEvent.setup(), calls, toasts, drafts, ...view };
}

/** A refusal as the gateway words it. */
export function refusal(status: number, code: string, detail: string, more: object = {}): Answer {
  return { status, body: { status, title: 'Refused', code, detail, ...more } };
}
