import type { Role } from '@saltbush/contract';
import { useVisitor } from '@saltbush/contract';
import { Icon } from '@saltbush/ui';
import * as S from './OtherDesk.styles.ts';

interface OtherDeskProps {
  /** The role that may work there. */
  forRole: Role;
  href: string;
  label: string;
}

/** Link between desk and console, for users who have both roles. */
export function OtherDesk({ forRole, href, label }: OtherDeskProps) {
  const visitor = useVisitor();
  if (visitor.status === 'signed-out' || !visitor.user.roles.includes(forRole)) return null;
  return (
    <S.Link href={href}>
      <Icon name="swap" size={18} />
      {label}
    </S.Link>
  );
}
