import { useVisitor } from '@saltbush/contract';
import { useLate } from '../late/useLate.ts';

const load = () => import(/* webpackChunkName: "addresses" */ './RoleWarning.tsx');

interface Props {
  /** Called once it is known whether the client's role lets them book, and whenever that changes. */
  onRole?: (mayBook: boolean) => void;
}

/** What a signed-in client's role says about booking, loaded after the page. */
export function RoleNotice({ onRole }: Props) {
  const late = useLate(useVisitor().status === 'signed-in', load);
  return late && <late.RoleWarning {...(onRole ? { onRole } : {})} />;
}
