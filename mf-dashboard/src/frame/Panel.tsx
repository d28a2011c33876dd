import type { ReactNode } from 'react';
import { useId } from 'react';
import * as S from './Panel.styles.ts';

interface PanelProps {
  title: string;
  /** Beside the heading: what leads on from here. */
  beside?: ReactNode;
  tone?: 'white' | 'mist';
  /** For links that lead right here. */
  id?: string;
  children: ReactNode;
}

/** A part of the dashboard under a heading of its own. */
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
