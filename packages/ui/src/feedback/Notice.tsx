import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.data.ts';
import * as S from './Notice.styles.ts';

type Tone = 'info' | 'good' | 'warn' | 'danger';

const iconOf: Record<Tone, IconName> = { info: 'info', good: 'check', warn: 'alert', danger: 'alert' };

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: Tone;
  title?: string;
}

/** A message in the page. If it appears after an action, give it `role="status"` or `role="alert"`. */
export function Notice({ tone = 'info', title, children, ...props }: NoticeProps) {
  return (
    <S.Root data-tone={tone} {...props}>
      <Icon name={iconOf[tone]} size={22} />
      <div>
        {title && <S.Title>{title}</S.Title>}
        {children}
      </div>
    </S.Root>
  );
}
