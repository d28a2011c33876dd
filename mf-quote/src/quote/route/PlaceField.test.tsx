import { jest } from '@jest/globals';
import '@saltbush/freight/localities';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SiteForTests } from '../../../fixtures/SiteForTests.tsx';
import { QuotePage } from '../QuotePage.tsx';
import * as S from './route.styles.ts';

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(search: string) {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00+11:00') });
  render(
    <SiteForTests host={testHost()}>
      <MemoryRouter initialEntries={[`/quote${search}`]}>
        <QuotePage />
      </MemoryRouter>
    </SiteForTests>,
  );
  await settle(10);
  return userEvent.setup({ delay: null });
}

afterEach(async () => {
  await settle();
  cleanup();
  jest.useRealTimers();
});

const field = (name: 'Pickup suburb' | 'Delivery suburb') => screen.getByRole('combobox', { name });
const summary = () => screen.getByRole('region', { name: 'Quote summary' });
const calculate = async () => {
  await act(async () => screen.getByRole('button', { name: 'Calculate Quote' }).click());
  await settle(10);
};

describe('a name that stands in several states', () => {
  it('is asked about beside the field when one is ours and another near Sydney, and is not priced before', async () => {
    const user = await open('?pickup=Sydney&delivery=Richmond&pallets=2');
    await calculate();
    expect(summary()).not.toHaveTextContent('$');
    expect(field('Delivery suburb')).toHaveFocus();
    expect(field('Delivery suburb')).toBeInvalid();
    expect(field('Delivery suburb')).toHaveAccessibleDescription(/Which Richmond do you mean\?/);
    await user.tab();
    const candidates = within(screen.getByRole('group', { name: 'Which Richmond do you mean?' })).getAllByRole(
      'button',
    );
    expect(candidates.map(({ textContent }) => textContent)).toEqual([
      'Richmond VIC 3121',
      'Richmond NSW',
      'Richmond QLD',
      'Richmond SA',
      'Richmond TAS',
    ]);
    expect(candidates[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    await settle(10);
    expect(field('Delivery suburb')).toHaveValue('Richmond VIC 3121');
    expect(field('Delivery suburb')).toHaveFocus();
    expect(field('Delivery suburb')).toBeValid();
    expect(screen.queryByRole('group', { name: /Which Richmond/ })).toBeNull();
    await calculate();
    expect(summary()).toHaveTextContent('$');
  });

  it('can be answered in the summary when the address asked for the price', async () => {
    const user = await open('?pickup=Richmond&delivery=Sydney&pallets=2&quoted=1');
    expect(summary()).toHaveTextContent('Which Richmond do you mean');
    await user.click(within(summary()).getByRole('button', { name: 'Richmond QLD' }));
    await settle(10);
    expect(summary()).toHaveTextContent(
      'We have no fixed price for Richmond QLD. In QLD our fixed prices are for Brisbane.',
    );
  });

  it('is written in full when the one in Sydney is meant, with the others on offer', async () => {
    const user = await open('?pickup=Manly&delivery=Penrith&quoted=1');
    expect(field('Pickup suburb')).toHaveAccessibleDescription(/Taken as Manly NSW 2095\. Another/);
    expect(summary()).toHaveTextContent('Manly NSW 2095');
    expect(summary()).toHaveTextContent('$126.50');
    expect(screen.queryByRole('button', { name: 'Manly QLD' })).toBeNull();
    await user.click(field('Pickup suburb'));
    await user.tab();
    const others = screen.getByRole('button', { name: 'Another Manly?' });
    expect(others).toHaveFocus();
    expect(others).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(others).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Manly QLD' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await settle(10);
    expect(field('Pickup suburb')).toHaveValue('Manly QLD');
    expect(field('Pickup suburb')).toHaveFocus();
    expect(screen.queryByText(/Taken as/)).toBeNull();
  });

  it('reserves its line below the field, so that nothing moves', async () => {
    const user = await open('?pickup=Manly');
    const hints = () => [...document.querySelectorAll(String(S.Hint))];
    const before = hints();
    expect(before.map(({ textContent }) => textContent)).toEqual(['', '']);
    await user.type(field('Delivery suburb'), 'Penrith NSW 2750');
    await settle(10);
    expect(hints()).toEqual(before);
    expect(before.map(({ textContent }) => textContent)).toEqual(['Taken as Manly NSW 2095. Another?', '']);
  });

  it('is left blank in the selects of the city forms', async () => {
    await open('?service=ltl&pickup=Sydney&delivery=Richmond');
    expect(screen.getByLabelText('Destination city')).toHaveValue('');
  });
});

describe('a suburb that only its postcode places', () => {
  it('is offered with its postcode, and is then priced as its city, which the price says', async () => {
    const user = await open('?pickup=Sydney&pallets=2');
    await user.type(field('Delivery suburb'), 'Kingston');
    await settle(10);
    expect(field('Delivery suburb')).toHaveAccessibleDescription(
      /Did you mean Kingston ACT 2604 or Kingston TAS 7050 ?\?/,
    );
    await user.click(screen.getByRole('button', { name: 'Kingston TAS 7050' }));
    await settle(10);
    await calculate();
    expect(summary()).toHaveTextContent('Delivery priced as Hobart');
    // Two pallets at $700 and the levy.
    expect(summary()).toHaveTextContent('$1,713.18');
  });
});

describe('a lane that is in no list', () => {
  it('is typed in the form for pallets, and priced by distance', async () => {
    const user = await open('?service=ltl');
    await user.click(screen.getByRole('button', { name: 'Another place? Price it by distance' }));
    expect(field('Pickup suburb')).toHaveFocus();
    await user.type(field('Pickup suburb'), 'Hobart');
    await user.type(field('Delivery suburb'), 'Bendigo');
    await settle(10);
    expect(screen.getByText('Enter the number of pallets.')).toBeVisible();
    await user.type(screen.getByLabelText(/Number of pallets/), '4');
    await settle(10);
    await calculate();
    expect(summary()).toHaveTextContent('Less Than Truck Load by distance');
    expect(summary()).toHaveTextContent('No matching LTL rate found. Contact us for a custom quote.');
    // 853 km at $2.00.
    expect(summary()).toHaveTextContent('$1,706.00');
    await user.click(screen.getByRole('button', { name: 'Back to the list of cities' }));
    expect(screen.getByLabelText('Origin city')).toHaveFocus();
  });

  it('opens so from an address', async () => {
    await open('?service=ftl&pickup=Sydney&delivery=Darwin&quoted=1');
    expect(field('Delivery suburb')).toHaveValue('Darwin');
    expect(summary()).toHaveTextContent('Full Truck Load by distance');
    expect(summary()).toHaveTextContent('Freight by distance, 3,987 km at $1.50 a km');
  });
});

describe('a name with a wrong letter', () => {
  it('is offered, and fills the field at a press', async () => {
    const user = await open('?delivery=Melbourne&pallets=2');
    await user.type(field('Pickup suburb'), 'Sydny');
    await settle(10);
    expect(field('Pickup suburb')).toHaveAccessibleDescription(/Did you mean Sydney/);
    await user.tab();
    await user.keyboard(' ');
    await settle(10);
    expect(field('Pickup suburb')).toHaveValue('Sydney');
    expect(field('Pickup suburb')).toHaveFocus();
    await calculate();
    expect(summary()).toHaveTextContent('$293.69');
  });

  it('is not offered while the list below the field shows places', async () => {
    const user = await open('');
    await user.type(field('Pickup suburb'), 'Sydne');
    await settle(10);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});
