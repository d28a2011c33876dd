import { useVisitor } from '@saltbush/contract';
import { useLate } from '../late/useLate.ts';

const load = () => import(/* webpackChunkName: "addresses" */ './role/RoleWarning.tsx');

/** What a signed-in client's role says about booking, loaded after the form. */
export function RoleNotice() {
  const late = useLate(useVisitor().status === 'signed-in', load);
  return late && <late.RoleWarning />;
}
