import { jest } from '@jest/globals';
import { HostContext } from '@saltbush/contract';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { drawnTruck } from '../../fixtures/drawnTruck.ts';
import { PriceLines } from '../price/PriceLines.tsx';
import { TruckFit } from './fit/TruckFit.tsx';
import { initialRequest } from './initialRequest.ts';
import { LaterCharges } from './later/LaterCharges.tsx';
import { PackageFields } from './load/PackageFields.tsx';
import type { QuoteForm } from './quote-form.ts';
import { QuoteSheet } from './summary/QuoteSheet.tsx';
import { useQuoteForm } from './useQuoteForm.ts';

const host = testHost();

type Part = ComponentType<{ form: QuoteForm }>;

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });

function Shown({ search, parts }: { search: string; parts: readonly Part[] }) {
  const form = useQuoteForm(initialRequest(new URLSearchParams(search)), { startsQuoted: true });
  return parts.map((Part, index) => <Part key={String(index)} form={form} />);
}

/** The price alone, without its buttons. */
function Price({ form: { summary } }: { form: QuoteForm }) {
  return summary.status === 'priced' && <PriceLines quote={summary.quote} />;
}

/** The summary as a phone shows it, above the rest of the page. */
function Phone({ form }: { form: QuoteForm }) {
  return (
    <>
      <a href="/terms">Terms</a>
      <QuoteSheet form={form} search="" />
    </>
  );
}

/** Changes two answers before the first is shown. */
function TwoAtOnce({ form: { request, change } }: { form: QuoteForm }) {
  const onClick = () => {
    change({ tailgate: true });
    change({ residential: true });
  };
  return (
    <button type="button" onClick={onClick}>
      {request.tailgate && request.residential ? 'Both' : 'Not both'}
    </button>
  );
}

/** Renders parts of the calculator over the real form, with the price on show. */
async function open(search: string, ...parts: Part[]) {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00+11:00') });
  const user = userEvent.setup({ delay: null });
  render(
    <HostContext.Provider value={host}>
      <Shown search={search} parts={parts} />
    </HostContext.Provider>,
  );
  await settle();
  return user;
}

afterEach(async () => {
  await settle();
  cleanup();
  jest.useRealTimers();
});

const PALLETS = 'lengthCm=120&widthCm=100&heightCm=150';

describe('the truck', () => {
  it('is replaced by a larger one at a press, until the load fits', async () => {
    const user = await open(
      `?service=ftl&pickup=Sydney&delivery=Perth&ftlVehicle=SEMI&pallets=30&${PALLETS}`,
      TruckFit,
    );
    expect(drawnTruck()).toEqual({
      ...{ vehicle: 'semi', name: 'Semi tautliner', basis: 'chosen' },
      ...{ items: '30_120x100x150', weightKg: 0 },
    });
    expect(screen.getByText('It takes 22 pallets on the floor; 8 pallets are left over.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose the B-double' }));
    await settle();
    expect(drawnTruck()).toMatchObject({ vehicle: 'b-double', items: '30_120x100x150' });
    expect(screen.queryByText(/left over/)).toBeNull();
  });

  it('says from how many pallets a whole truck is cheaper', async () => {
    await open('?service=ltl&pickup=Sydney&delivery=Melbourne&pallets=18', TruckFit);
    expect(screen.getByText(/\$403\.82 less than 18 pallets by LTL/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Price the whole truck' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/quote\?service=ftl&pickup=Sydney&delivery=Melbourne&pallets=18/),
    );
  });
});

describe('several package lines', () => {
  it('are added, counted together and removed, with the focus on the line in use', async () => {
    const user = await open('?service=ltl&pickup=Sydney&delivery=Melbourne&pallets=4', PackageFields, Price);
    await user.click(screen.getByRole('button', { name: 'Add another size' }));
    const line = within(screen.getByRole('group', { name: 'Line 2' }));
    expect(line.getByLabelText('Length (cm)')).toHaveFocus();
    await user.type(line.getByLabelText(/Number of pallets/), '8');
    await settle();
    expect(screen.getByLabelText('Price')).toHaveTextContent('Freight 12 × $110.00');
    await user.clear(line.getByLabelText(/Number of pallets/));
    await user.type(line.getByLabelText(/Number of pallets/), '60');
    await settle();
    expect(line.getByLabelText(/Number of pallets/)).toHaveAccessibleDescription(/between 1 and 50 pallets/);
    await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Add another size' })).toHaveFocus();
    expect(screen.getByLabelText('Price')).toHaveTextContent('Freight 4 × $120.00');
  });
});

it('loses neither of two changes that come before the first is rendered', async () => {
  const user = await open('', TwoAtOnce);
  await user.click(screen.getByRole('button'));
  await settle();
  expect(screen.getByRole('button')).toHaveTextContent(/^Both$/);
});

describe('what could still be added', () => {
  it("prices waiting by the quote's vehicle", async () => {
    const user = await open('?service=metro-hourly&pickup=Sydney&hourlyVehicle=4t-truck', LaterCharges);
    const panel = within(screen.getByRole('region', { name: 'What could still be added' }));
    await user.type(panel.getByLabelText('Minutes waited'), '47');
    expect(panel.getByRole('status')).toHaveTextContent('$18.42before GST, $20.26 with it: 17 minutes charged of 47');
    expect(panel.getByText('$40.00')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Add tailgate for $25.00' }));
    await settle();
    expect(panel.getByText(/You booked the tailgate/)).toBeInTheDocument();
  });

  it('asks for the truck when the price has none', async () => {
    const user = await open('?service=ltl&pickup=Sydney&delivery=Melbourne&pallets=4', LaterCharges);
    await user.selectOptions(screen.getByLabelText('Truck at the dock'), 'Semi trailer');
    await user.type(screen.getByLabelText('Minutes waited'), '100');
    expect(screen.getByRole('status')).toHaveTextContent('$75.00');
    expect(screen.getByRole('button', { name: 'Add tailgate for $45.00' })).toBeInTheDocument();
  });
});

describe('the summary', () => {
  describe('on a phone', () => {
    const { matchMedia } = window;
    beforeEach(() => {
      window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === '(max-width: 63.99em)' });
    });
    afterEach(() => {
      window.matchMedia = matchMedia;
    });

    it('opens from its bar as a dialog over an inert page, and Escape closes it and returns the focus to its button', async () => {
      const user = await open('?pickup=Footscray&delivery=Truganina', Phone);
      const toggle = screen.getByRole('button', { name: 'Details' });
      const behind = screen.getByRole('link', { name: 'Terms' });
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(toggle);
      expect(toggle).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('dialog', { name: 'Quote summary' })).toHaveAttribute('aria-modal', 'true');
      expect(behind).toHaveAttribute('inert');
      await user.tab();
      await user.keyboard('{Escape}');
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(toggle).toHaveFocus();
      expect(behind).not.toHaveAttribute('inert');
    });

    it('closes at a press outside and returns the focus to its button', async () => {
      const user = await open('?pickup=Footscray&delivery=Truganina', Phone);
      await user.click(screen.getByRole('button', { name: 'Details' }));
      await user.click(document.body);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
    });
  });

  it('offers no booking of a guide inside one city, but contact with a person, with everything typed so far', async () => {
    await open('?pickup=Footscray&delivery=Truganina&weightKg=900', Phone);
    const summary = within(screen.getByRole('region', { name: 'Quote summary' }));
    expect(summary.getByText('Indicative only – contact us to confirm')).toBeInTheDocument();
    expect(summary.queryByRole('button', { name: /Book/ })).toBeNull();
    const link = summary.getByRole('link', { name: 'Ask for a custom quote' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('From+Footscray+to+Truganina');
  });
});
