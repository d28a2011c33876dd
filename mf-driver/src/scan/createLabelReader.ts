import { createBrowserReader } from './createBrowserReader.ts';
import type { LabelReader } from './LabelReader.ts';

/** The browser's own reader of labels, else ours. Rejects when ours does not arrive. */
export async function createLabelReader(): Promise<LabelReader> {
  const own = await createBrowserReader();
  if (own) return own;
  const { createLibraryReader } = await import(/* webpackChunkName: "labels" */ './createLibraryReader.ts');
  return createLibraryReader();
}
