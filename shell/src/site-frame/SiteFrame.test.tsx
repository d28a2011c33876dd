import { configureStore } from '@reduxjs/toolkit';
import { HostContext } from '@saltbush/contract';
import { type BootPage, contributedEntries } from '@saltbush/contract/boot';
import { testHost } from '@saltbush/tooling/testing/host';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { toastSlice } from '../toasts/toastSlice.ts';
import { SiteFrame } from './SiteFrame.tsx';

const host = testHost();

function bootPage(path: string, access: BootPage['access'], label: string): BootPage {
  const navigation = { menu: 'resources', label } as const;
  return { path, expose: './Page', exportName: 'Page', title: label, access, preload: [], navigation };
}

const PAGES = [
  { remote: 'mf-ar', page: bootPage('/ar-truck-tool', 'everyone', 'Fleet in 3D') },
  { remote: 'mf-ops', page: bootPage('/ops', 'ops', 'Operations') },
];

const tree = ({ isSignInUnchecked = false, isBare = false } = {}) => (
  <Provider store={configureStore({ reducer: { toasts: toastSlice.reducer } })}>
    <HostContext.Provider value={host}>
      <MemoryRouter initialEntries={['/about']}>
        <SiteFrame
          entries={contributedEntries(PAGES, host.visitor)}
          overrides={[]}
          waiting={null}
          isSignInUnchecked={isSignInUnchecked}
          staffAppUrl="https://staff.example"
          pageOnShow={{ title: 'About us', identity: 'mf-marketing ./AboutPage' }}
          workAccess={null}
          isBare={isBare}
        >
          <h1>About us</h1>
        </SiteFrame>
      </MemoryRouter>
    </HostContext.Provider>
  </Provider>
);

describe('SiteFrame', () => {
  it('begins with a way past the header', async () => {
    render(tree());
    const user = userEvent.setup();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    // A browser goes there without any script, since the target can take the focus.
    const main = screen.getByRole('main');
    expect(skip).toHaveAttribute('href', `#${main.id}`);
    expect(main).toHaveAttribute('tabindex', '-1');
  });

  it('adds the entries of releases that the visitor may open', () => {
    render(tree());
    // In the bar and in the sheet of small screens.
    expect(screen.getAllByRole('link', { name: 'Fleet in 3D', hidden: true })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Operations', hidden: true })).not.toBeInTheDocument();
  });

  it('says on the server too that sign-in cannot be checked, and only then', async () => {
    const words = 'You are shown the site signed out for the moment: sign-in cannot be checked.';
    render(tree({ isSignInUnchecked: true }));
    // The words come in a chunk of their own, for which the server waits.
    expect(await screen.findByRole('complementary', { name: 'Sign-in' })).toHaveTextContent(words);
    expect(renderToString(tree({ isSignInUnchecked: true }))).toContain(words);
    expect(renderToString(tree())).not.toContain(words);
  });

  it('puts nothing around a page that stands alone', () => {
    render(tree({ isBare: true }));
    expect(screen.getByRole('main')).toHaveTextContent('About us');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('renders on the server, with every link in the HTML and no style attribute', () => {
    const html = renderToString(tree());
    expect(html).toContain('href="/services/cross-docking"');
    expect(html).toContain('href="/api/login?returnTo=%2F"');
    expect(html).not.toContain('style="');
  });
});
