import type { ReactNode } from 'react';
import { useId } from 'react';
import * as S from './Panel.styles.ts';

interface PanelProps {
  title: string;
  /** Links beside the heading. */
  beside?: ReactNode;
  tone?: 'white' | 'mist';
  /** Target for links to this panel. */
  id?: string;
  children: ReactNode;
}

/** A section of the dashboard with its own heading. */
export function Panel({ title, beside, tone = 'white', id, children }: PanelProps) {
  const headingId = useId();
  return (
    <S.Root aria-labelledby={headingId} data-tone={tone} id={id} tabIndex={id === undefined ? undefined : -1}>
      <S.Head>
        <h2 id={headingId}>{title}</h2>
        {beside}
      </S.Head>
      {children}
    </S.Root>
  );
}
