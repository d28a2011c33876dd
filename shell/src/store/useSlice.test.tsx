import { jest } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { HostContext, type InjectableSlice, useSlice } from '@saltbush/contract';
import { testHost } from '@saltbush/tooling/testing/host';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider, useSelector } from 'react-redux';
import { createSiteStore } from './createSiteStore.ts';

const slice: InjectableSlice & { reducerPath: string } = createSlice({
  name: 'paper',
  initialState: { title: 'Rates of July' },
  reducers: {},
});

function Title() {
  return <h1>{useSelector((state: { paper?: { title: string } }) => state.paper?.title ?? 'nothing')}</h1>;
}

function Page() {
  useSlice(slice);
  return <Title />;
}

const site = () => {
  const { store, injectSlice } = createSiteStore({ status: 'signed-out' });
  return (
    <HostContext.Provider value={testHost({ injectSlice })}>
      <Provider store={store}>
        <Page />
      </Provider>
    </HostContext.Provider>
  );
};

describe('useSlice', () => {
  it('has the slice in the store before the page is rendered on the server', () => {
    expect(renderToString(site())).toBe('<h1>Rates of July</h1>');
  });

  it('and before the first paint in the browser', () => {
    const complaint = jest.spyOn(console, 'error');
    render(site());
    expect(screen.getByRole('heading')).toHaveTextContent('Rates of July');
    expect(complaint).not.toHaveBeenCalled();
  });
});
