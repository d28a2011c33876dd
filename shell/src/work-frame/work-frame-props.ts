import type { Visitor } from '@saltbush/contract';
import type { Access } from '@saltbush/contract/boot';
import type { ReactNode } from 'react';

/** What the frame to work in is made from. */
export interface WorkFrameProps {
  visitor: Visitor;
  /** Who may open the page that is shown, from which its place follows. */
  access: Access;
  /** Of the element that holds the page, for the skip link. */
  mainId: string;
  children: ReactNode;
}
