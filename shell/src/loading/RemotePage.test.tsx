import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, lazy } from 'react';
import { PageLoadError } from './createPageLoader.ts';
import { type PageSource, PageSourceContext } from './PageSource.ts';
import { RemotePage } from './RemotePage.tsx';

const Good = () => <h1>Good release</h1>;
const Crashing: ComponentType = () => {
  throw new Error('boom');
};
const unavailable = () => lazy(() => Promise.reject(new PageLoadError('mf-quote', '/quote', new Error('404'))));

function show(source: Partial<PageSource>) {
  const whole: PageSource = {
    remotes: [],
    componentFor: () => Good,
    reject: () => false,
    retry: () => undefined,
    ...source,
  };
  render(
    <PageSourceContext.Provider value={whole}>
      <nav>Navigation</nav>
      <RemotePage remote="mf-quote" path="/quote" title="Instant quote" />
    </PageSourceContext.Provider>,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('RemotePage', () => {
  it('shows the page', () => {
    show({});
    expect(screen.getByRole('heading', { name: 'Good release' })).toBeVisible();
  });

  it('puts the last good release in the place of one that throws', async () => {
    let isRejected = false;
    const reject = jest.fn(() => {
      isRejected = true;
      return true;
    });
    show({ componentFor: () => (isRejected ? Good : Crashing), reject });
    expect(await screen.findByRole('heading', { name: 'Good release' })).toBeVisible();
    expect(reject).toHaveBeenCalledWith('mf-quote', '/quote');
  });

  it('shows the panel when no release is left, and leaves the rest of the site alone', async () => {
    show({ componentFor: () => Crashing, reject: () => false });
    expect(await screen.findByRole('heading', { name: 'Instant quote' })).toBeVisible();
    expect(screen.getByText('Navigation')).toBeVisible();
  });

  it('does not blame a release for a page that could not be fetched, and tries again when asked', async () => {
    const reject = jest.fn(() => true);
    const retry = jest.fn();
    const Missing = unavailable();
    let Component: ComponentType = Missing;
    show({ componentFor: () => Component, reject, retry });
    const button = await screen.findByRole('button', { name: 'Try again' });
    expect(reject).not.toHaveBeenCalled();
    Component = Good;
    await userEvent.click(button);
    expect(retry).toHaveBeenCalledWith('mf-quote');
    expect(await screen.findByRole('heading', { name: 'Good release' })).toBeVisible();
  });
});
