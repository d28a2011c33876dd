import { refreshBoundary } from './refreshBoundary.ts';

const runtime = { isLikelyComponentType: (value: unknown) => typeof value === 'function' || value === STYLED };
const STYLED = { styledComponentId: 'sc-1' };
const Page = () => null;

describe('refreshBoundary', () => {
  it('is what a module exports that exports nothing but components', () => {
    expect(refreshBoundary({ Page, Part: Page }, runtime)).toBe('Page Part');
  });

  it.each([
    ['anything else beside them', { Page, limit: 4 }],
    ['a styled component, which may be extended elsewhere', { Page, Frame: STYLED }],
    ['nothing', {}],
    ['no module', 4],
  ])('is null for %s', (_what, exports) => {
    expect(refreshBoundary(exports, runtime)).toBeNull();
  });
});
