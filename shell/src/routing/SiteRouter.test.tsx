import { act, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inOneStep, SiteRouter } from './SiteRouter.tsx';

let navigate: ReturnType<typeof useNavigate>;

function Page() {
  const { pathname, search } = useLocation();
  navigate = useNavigate();
  return <h1>{pathname + search}</h1>;
}

const shown = () => screen.getByRole('heading').textContent;

beforeEach(() => window.history.replaceState(null, '', '/quote'));

it('shows where a remote goes, where a link leads in one step, and where the browser goes back to', async () => {
  render(
    <SiteRouter>
      <Page />
    </SiteRouter>,
  );
  expect(shown()).toBe('/quote');
  await act(async () => navigate('/book'));
  expect(shown()).toBe('/book');
  await act(async () => inOneStep(() => void navigate('/faq?all')));
  expect([shown(), window.location.pathname]).toEqual(['/faq?all', '/faq']);
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
  expect(shown()).toBe('/book');
});
