import type { Host } from '@saltbush/contract';

/** A host for tests that hears all and does nothing, but for the parts given. Nobody is signed in. */
export function testHost(parts: Partial<Host> = {}): Host {
  return {
    visitor: { status: 'signed-out' },
    showToast: () => {},
    setDraft: () => {},
    injectSlice: () => {},
    setPageTitle: () => {},
    ...parts,
  };
}
