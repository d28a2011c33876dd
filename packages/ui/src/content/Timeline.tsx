import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Timeline.styles.ts';

export interface TimelineEntry {
  key: string;
  title: string;
  /** Default `done`. */
  state?: 'done' | 'exception' | 'ahead';
  /** ISO 8601 and its text. */
  at?: { iso: string; text: string };
  /** Lines below the title; empty ones are left out. */
  lines?: readonly ReactNode[];
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  entries: readonly TimelineEntry[];
}

/** Past and coming events, drawn as stops along a road. */
export function Timeline({ entries, ...props }: TimelineProps) {
  return (
    <S.List {...props}>
      {entries.map(({ key, title, state = 'done', at, lines = [] }) => (
        <S.Entry key={key} data-state={state}>
          <h3>{title}</h3>
          {at && <time dateTime={at.iso}>{at.text}</time>}
          {/* biome-ignore lint/suspicious/noArrayIndexKey: the lines of one entry never change their order */}
          {lines.map((line, index) => line && <p key={index}>{line}</p>)}
        </S.Entry>
      ))}
    </S.List>
  );
}
