import { render, screen, within } from '@testing-library/react';
import { aLiveRelease } from '../../fixtures/aRelease.ts';
import { NeededRoutes } from './NeededRoutes.tsx';

const NOW = Date.parse('2026-11-21T04:00:00Z');

it('lists which routes of the API the live release and its candidate call, and since when', () => {
  const candidate = {
    ...{ version: '1.6.0', contentId: 'aaaaaaaaaaaa', share: 10, since: '2026-11-21T03:00:00.000Z', actor: 'sam' },
    ...{ reason: 'Try', isWatched: true, needs: { routes: null, unmet: [] } },
  };
  render(<NeededRoutes live={aLiveRelease({ candidate })} now={NOW} />);
  const card = within(screen.getByRole('region', { name: 'What it calls of the API' }));
  const [live, next] = card.getAllByText(/, since/).map(({ textContent }) => textContent);
  expect(live).toMatch(/^2 routes, all offered, since /);
  expect(next).toMatch(/^Not known: it was built before releases said so, since /);
  expect(card.getByText('POST /api/track')).toBeInTheDocument();
});

it('is not there for a gateway that does not say', () => {
  const { needs: _, ...live } = aLiveRelease();
  const { container } = render(<NeededRoutes live={live} now={NOW} />);
  expect(container).toBeEmptyDOMElement();
});
