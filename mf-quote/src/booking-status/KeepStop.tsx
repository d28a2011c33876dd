import type { BookingStop } from '@saltbush/consignments/api';
import { useVisitor } from '@saltbush/contract';
import { useLate } from '../late/useLate.ts';

const load = () => import(/* webpackChunkName: "addresses" */ './KeepAddress.tsx');

/** Offers a signed-in client to keep a stop in their address book. Other visitors see, and load, nothing of it. */
export function KeepStop({ stop }: { stop: BookingStop }) {
  const late = useLate(useVisitor().status === 'signed-in', load);
  return late && <late.KeepAddress stop={stop} />;
}
