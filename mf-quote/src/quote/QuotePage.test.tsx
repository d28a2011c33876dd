import { jest } from '@jest/globals';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { calculate, calculateButton, passTime, settle, summary } from '../../fixtures/quotePageActs.ts';
import { SiteForTests } from '../../fixtures/SiteForTests.tsx';
import { QuotePage } from './QuotePage.tsx';

const drafts: boolean[] = [];
const host = testHost({ setDraft: (_id, isDirty) => drafts.push(isDirty) });

/** The page as the host shows it, at an address. */
const quotePage = (search: string) => (
  <SiteForTests host={host}>
    {/* The summary takes the focus in an effect, while act flushes. user-event ends act's queue then, and React waits
        five seconds for a transition that nobody goes on with. So the address changes without one. */}
    <MemoryRouter initialEntries={[`/quote${search}`]} useTransitions={false}>
      <QuotePage />
    </MemoryRouter>
  </SiteForTests>
);

/** Opens the page at a moment. The clock stands still except for the time that a test lets pass. */
function openQuote(search: string, at: string) {
  jest.useFakeTimers({ now: new Date(at) });
  const user = userEvent.setup({ delay: null });
  return { user, ...render(quotePage(search)) };
}

const MORNING = '2026-11-20T09:00:00+11:00';

type User = ReturnType<typeof openQuote>['user'];

const choose = async (user: User, label: string, option: string) => {
  const select = screen.getByLabelText(label);
  await user.selectOptions(select, within(select).getByRole('option', { name: option }));
  await settle();
};

afterEach(async () => {
  await settle();
  cleanup();
  jest.useRealTimers();
});

describe('prices', () => {
  it('four pallets from Sydney to Melbourne, LTL', async () => {
    const { user } = openQuote('?service=ltl', MORNING);
    expect(screen.queryByLabelText('Destination city')).toBeNull();
    await choose(user, 'Origin city', 'Sydney');
    expect(screen.queryByRole('spinbutton', { name: 'Number of pallets' })).toBeNull();
    await choose(user, 'Destination city', 'Melbourne');
    await user.type(screen.getByPlaceholderText('Enter number of pallets (1-50)'), '4');
    await calculate();
    for (const text of ['$480.00', 'Fuel levy 22.37%', '$107.38', '$587.38', 'GST 10%', '$58.74', '$646.12']) {
      expect(summary()).toHaveTextContent(text);
    }
  });

  it('the same in the general form, with the answers of the home page', async () => {
    openQuote('?pickup=Sydney&delivery=Melbourne&pallets=4', MORNING);
    expect(screen.getByRole('radio', { name: /Less Than Truck Load/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Less Than Truck Load/ }).closest('label')).toHaveTextContent('$587.38');
    await calculate();
    expect(summary()).toHaveTextContent('$587.38');
    expect(summary()).toHaveTextContent('$646.12');
  });

  it('a same-day level, fuel included', async () => {
    const { user } = openQuote('?service=same-day-metro-pallets', MORNING);
    await user.type(screen.getByLabelText('Pickup suburb'), 'Newtown');
    await user.type(screen.getByLabelText('Delivery suburb'), 'Marrickville');
    await user.click(screen.getByRole('tab', { name: 'Standard 4-5 hrs' }));
    await calculate();
    expect(summary()).toHaveTextContent('Fuel levy: included');
    expect(summary()).toHaveTextContent('$75.00');
    await user.click(screen.getByLabelText(/Tailgate/));
    expect(summary()).toHaveTextContent('$100.00');
    expect(summary()).toHaveTextContent('$110.00');
  });

  it('a dedicated metro vehicle by distance, the same on card and summary', async () => {
    const { user } = openQuote('?pickup=Marrickville&delivery=Parramatta', MORNING);
    await choose(user, 'Metro vehicle', '1-tonne tray');
    await calculate();
    expect(screen.getByRole('radio', { name: /Standard/ }).closest('label')).toHaveTextContent('$75.58');
    expect(summary()).toHaveTextContent('$75.58');
  });

  it('hourly hire, at least three hours', async () => {
    const { user } = openQuote('?service=metro-hourly', MORNING);
    await choose(user, 'Starting location', 'Brisbane Metro');
    await choose(user, 'Vehicle type', '1 tonne van/ute – $47.00 per hour');
    await user.clear(screen.getByLabelText('Hours needed'));
    await user.type(screen.getByLabelText('Hours needed'), '2');
    await calculate();
    for (const text of ['Hire 3 h × $47.00', '$141.00', 'Fuel levy 11.62%', '$16.38', '$157.38', '$173.12']) {
      expect(summary()).toHaveTextContent(text);
    }
    await choose(user, 'Vehicle type', 'B-double – POA');
    expect(summary()).toHaveTextContent('Price on application');
  });

  it('a full truck, with the vehicle of the lane preselected', async () => {
    const { user } = openQuote('?service=ftl', MORNING);
    await choose(user, 'Origin city', 'Adelaide');
    await choose(user, 'Destination city', 'Melbourne');
    expect(screen.getByLabelText('FTL vehicle')).toHaveValue('SEMI');
    await calculate();
    expect(summary()).toHaveTextContent('$1,346.07');
    await choose(user, 'Origin city', 'Brisbane');
    expect(screen.getByLabelText('Destination city')).toHaveValue('');
    expect(calculateButton()).toBeDisabled();
  });

  it('an indicative price where there is no rate', async () => {
    openQuote('?pickup=Perth&delivery=Darwin', MORNING);
    await calculate();
    expect(summary()).toHaveTextContent('No matching rate found. Contact us for a custom quote.');
    expect(summary()).toHaveTextContent('Indicative only – contact us to confirm');
    expect(summary()).toHaveTextContent('a person confirms the price before the booking stands');
    expect(within(summary()).getByRole('button', { name: 'Book This Quote' })).toBeEnabled();
    expect(within(summary()).getByRole('link', { name: 'Ask for a custom quote instead' })).toBeVisible();
  });
});

describe('the way to a price', () => {
  it('says beside the disabled button what is missing', async () => {
    const { user } = openQuote('', MORNING);
    expect(calculateButton()).toBeDisabled();
    expect(calculateButton()).toHaveAccessibleDescription(/Enter the pickup suburb.*Enter the delivery suburb/s);
    await user.type(screen.getByLabelText('Pickup suburb'), 'Newtown');
    expect(screen.queryByText('Enter the pickup suburb.')).toBeNull();
    await user.type(screen.getByLabelText('Delivery suburb'), 'Bondi');
    expect(calculateButton()).toBeEnabled();
  });

  it('shows that it is busy, then moves the focus to the summary', async () => {
    openQuote('?pickup=Newtown&delivery=Bondi', MORNING);
    await act(async () => calculateButton().click());
    await settle();
    expect(screen.getByRole('button', { name: 'Calculating...' })).toHaveAttribute('aria-busy', 'true');
    expect(summary()).toHaveAttribute('aria-busy', 'true');
    await passTime(10);
    expect(screen.getByRole('heading', { name: 'Quote summary' })).toHaveFocus();
  });

  it('says what a change led to once, in one live region', async () => {
    const { user } = openQuote('?service=ltl&pickup=Sydney&delivery=Melbourne&pallets=4&quoted=1', MORNING);
    await passTime(1000);
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
        if (region) said.push(region.textContent);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const pallets = screen.getByRole('spinbutton', { name: 'Number of pallets' });
    await user.clear(pallets);
    await user.type(pallets, '18');
    await passTime(1000);
    observer.disconnect();
    expect(said).toEqual([
      expect.stringMatching(/less than 18 pallets by LTL.*Less Than Truck Load: \$[\d,.]+ inc GST\.$/),
    ]);
  });

  it('keeps the answers and moves to the one with a fault', async () => {
    const { user } = openQuote('?service=ltl&pickup=Sydney&delivery=Melbourne', MORNING);
    await user.type(screen.getByRole('spinbutton', { name: 'Number of pallets' }), '51');
    await settle();
    expect(screen.getByRole('spinbutton', { name: 'Number of pallets' })).toHaveAccessibleDescription(
      /between 1 and 50 pallets/,
    );
    await calculate();
    expect(screen.getByRole('spinbutton', { name: 'Number of pallets' })).toHaveFocus();
    expect(screen.getByRole('spinbutton', { name: 'Number of pallets' })).toHaveValue(51);
    expect(summary()).not.toHaveTextContent('$');
  });

  it('closes a level while the page is open, and offers the next business day', async () => {
    const { user } = openQuote('?pickup=Newtown&delivery=Marrickville', '2026-11-20T13:59:30+11:00');
    const standard = () => screen.getByRole('radio', { name: /Standard 4-5 hrs/ });
    await calculate();
    expect(standard()).toBeChecked();
    expect(summary()).toHaveTextContent('$82.50');
    await passTime(31_000);
    expect(standard()).toBeDisabled();
    expect(summary()).toHaveTextContent('Book by 2:00 PM AEDT. Next available: 23 Nov 2026.');
    await passTime(5 * 3_600_000);
    await user.click(screen.getByRole('button', { name: 'Quote for 23 Nov 2026' }));
    expect(standard()).toBeEnabled();
    expect(summary()).toHaveTextContent('$82.50');
  });

  it('says in the same-day tabs what is closed, and prices the next business day', async () => {
    const { user } = openQuote('?service=metro-pallets&pickup=Newtown&delivery=Bondi', '2026-11-20T22:00:00+11:00');
    expect(screen.getByRole('tab', { name: /All Day/ })).toHaveTextContent('Closed');
    await calculate();
    expect(summary()).toHaveTextContent('Book by 10:00 AM AEDT. Next available: 23 Nov 2026.');
    await user.click(screen.getByRole('button', { name: 'Quote for 23 Nov 2026' }));
    expect(screen.getByRole('tab', { name: /All Day/ })).not.toHaveTextContent('Closed');
    expect(summary()).toHaveTextContent('$105.00');
  });

  it('tells the host about unsent input', async () => {
    drafts.length = 0;
    const { user } = openQuote('?pickup=Newtown&delivery=Bondi', MORNING);
    expect(drafts).not.toContain(true);
    await user.click(screen.getByLabelText(/Tailgate/));
    expect(drafts.at(-1)).toBe(true);
  });

  it('links to the other forms with what was typed so far', async () => {
    const { user } = openQuote('', MORNING);
    await user.type(screen.getByLabelText('Pickup suburb'), 'Sydney');
    const links = within(screen.getByRole('navigation', { name: 'Kind of quote' }));
    expect(links.getByRole('link', { name: 'LTL national' })).toHaveAttribute(
      'href',
      '/quote?service=ltl&pickup=Sydney',
    );
    expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Any freight');
  });

  it('leads to the truck sizes and shows three benefits', () => {
    openQuote('', MORNING);
    expect(screen.getByRole('link', { name: 'Augmented Reality tool' })).toHaveAttribute('href', '/ar-truck-tool');
    const benefits = screen.getByRole('region', { name: 'What stands behind the price' });
    expect(within(benefits).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
});
