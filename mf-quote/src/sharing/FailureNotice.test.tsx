import { render, screen } from '@testing-library/react';
import { FailureNotice } from './FailureNotice.tsx';

// jsdom has none; browsers of today answer with a promise.
const ofPage = Element.prototype.scrollIntoView;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
});
afterEach(() => {
  Element.prototype.scrollIntoView = ofPage;
});

it('goes away again, also in browsers whose scrolling answers with a promise', () => {
  const failure = {
    code: 'role-not-enough',
    message: 'Only owners and bookers save quotes.',
    fields: [],
    problem: null,
  };
  const { unmount } = render(<FailureNotice failure={failure} />);
  expect(screen.getByRole('alert')).toHaveTextContent(failure.message);
  expect(unmount).not.toThrow();
});
