import { useVisitor } from '@saltbush/contract';
import { useLate } from '../late/useLate.ts';
import type { SavedPlaceFieldProps } from './saved-places/SavedPlaceField.tsx';

const load = () => import(/* webpackChunkName: "addresses" */ './saved-places/SavedPlaceField.tsx');

/** The address book of a signed-in client, loaded after the form. Other visitors see, and load, nothing of it. */
export function SavedPlace(props: SavedPlaceFieldProps) {
  const late = useLate(useVisitor().status === 'signed-in', load);
  return late && <late.SavedPlaceField {...props} />;
}
