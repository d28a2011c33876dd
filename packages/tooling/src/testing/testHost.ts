import type { Host } from '@saltbush/contract';

/** A host for tests that does nothing, except for the parts given. Nobody is signed in. */
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
