import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keepTogether } from './keepTogether.tsx';
import * as S from './Steps.styles.ts';

export interface Step {
  title: string;
  text: ReactNode;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly Step[];
}

/** Numbered steps in order, drawn as milestones along a road. */
export function Steps({ items, ...props }: StepsProps) {
  return (
    <S.Root {...props}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{keepTogether(text)}</p>
          </div>
        </li>
      ))}
    </S.Root>
  );
}
