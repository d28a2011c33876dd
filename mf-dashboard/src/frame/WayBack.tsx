import { Icon } from '@saltbush/ui';
import * as F from './frame.styles.ts';

/** The way back to where this was opened from, above the heading. */
export function WayBack({ href, children }: { href: string; children: string }) {
  return (
    <F.WayBack href={href}>
      <Icon name="arrow-left" size={18} />
      {children}
    </F.WayBack>
  );
}
