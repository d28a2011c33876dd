import { jest } from '@jest/globals';
import { HostContext } from '@saltbush/contract';
import { testHost } from '@saltbush/tooling/testing/host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { CAMERA_REQUIRED } from '../camera/camera-faults.ts';
import { TruckToolPage } from './TruckToolPage.tsx';

const host = testHost();

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const pageAt = (search: string) => (
  <HostContext.Provider value={host}>
    <MemoryRouter initialEntries={[`/ar-truck-tool${search}`]}>
      <TruckToolPage />
      <Address />
    </MemoryRouter>
  </HostContext.Provider>
);
const button = (name: string) => screen.getByRole('button', { name });
const show = (search = '') => ({ user: userEvent.setup(), ...render(pageAt(search)) });

// jsdom has no WebGL, so these tests cover the views without it.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe('on the server', () => {
  it.each(['', '?vehicle=semi&gate=2.4&scale=50'])('%j is whole, without style attributes', (search) => {
    const html = renderToString(pageAt(search));
    expect(html).toContain('Augmented Reality Truck Tool</h1>');
    expect(html).not.toMatch(/\sstyle="/);
    expect(html.includes('SEMI-TRAILER does not fit')).toBe(search !== '');
  });

  it.each(['', '?vehicle=semi'])(
    '%j brings the drawing, but keeps it unseen until it is known whether 3D comes',
    (search) => {
      expect(renderToString(pageAt(search))).toMatch(/<div data-waits=""[^>]*><svg[^>]* role="img"/);
    },
  );
});

describe('the truck tool', () => {
  it('shows the drawing at once where there is no WebGL', () => {
    const { container } = show();
    expect(screen.getByRole('img', { name: /BDOUBLE from the side on one scale/ })).toBeInTheDocument();
    expect(container.querySelector('[data-waits]')).toBeNull();
    expect(screen.getByText(/This browser shows no 3D/)).toBeInTheDocument();
  });

  it('enables its buttons only once a vehicle is chosen', async () => {
    const { user } = show();
    for (const name of ['Start AR View', 'Hide Dimensions', 'Scale 100%']) expect(button(name)).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Vehicle'), '4 TONNE');
    expect(button('Start AR View')).toBeEnabled();
    expect(screen.getByRole('radio', { name: /4 TONNE/ })).toBeChecked();
    const facts = screen.getByLabelText('Dimensions');
    for (const fact of ['4.5 m', '2.1 m', '2.2 m', '4,000 kg']) expect(within(facts).getByText(fact)).toBeVisible();
    expect(screen.getByText(/Nominal; legal payload is confirmed at booking/)).toBeVisible();
  });

  it('is chosen from the cards, each with its figures', async () => {
    const { user } = show();
    const cards = screen.getAllByRole('radio');
    expect(cards).toHaveLength(6);
    await user.click(screen.getByRole('radio', { name: /BDOUBLE/ }));
    expect(screen.getByLabelText('Vehicle')).toHaveValue('b-double');
    expect(screen.getByRole('link', { name: 'Quote this truck' })).toHaveAttribute(
      'href',
      '/quote?service=metro-hourly&hourlyVehicle=b-double',
    );
  });

  it('goes through the scales and announces each', async () => {
    const { user } = show('?vehicle=semi');
    for (const [from, to] of [
      [100, 50],
      [50, 200],
      [200, 100],
    ]) {
      await user.click(button(`Scale ${from}%`));
      expect(button(`Scale ${to}%`)).toBeVisible();
      expect(screen.getAllByText(`Scale ${to}%`).some((one) => one.getAttribute('aria-live') === 'polite')).toBe(true);
    }
  });

  it('writes its state into the address', async () => {
    const { user } = show('?vehicle=semi');
    await user.click(button('Hide Dimensions'));
    await user.type(screen.getByLabelText('Gate width'), '3.1');
    await user.click(button('Show Dimensions'));
    expect(await screen.findByText('/ar-truck-tool?vehicle=semi&gate=3.1')).toBeInTheDocument();
  });

  it('shows the specified message without a camera, and keeps working', async () => {
    const { user } = show('?vehicle=8t-truck');
    await user.click(button('Start AR View'));
    expect(within(await screen.findByRole('alert')).getByText(CAMERA_REQUIRED)).toBeVisible();
    expect(button('Start AR View')).toBeEnabled();
    expect(screen.getByRole('img', { name: /8 TONNE from the side, 7.2 m long/ })).toBeInTheDocument();
  });

  it('keeps typed text that is not a measure', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Gate width'), '-2');
    expect(screen.getByLabelText('Gate width')).toHaveValue(-2);
    expect(screen.getByLabelText('Gate width')).toHaveAccessibleDescription(/Please enter metres above 0/);
  });
});
