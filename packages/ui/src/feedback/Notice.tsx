import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconPath } from '../icons/icons.data.ts';
import * as icons from '../icons/icons.data.ts';
import * as S from './Notice.styles.ts';

type Tone = 'info' | 'good' | 'warn' | 'danger';

const iconOf: Record<Tone, IconPath> = { info: icons.info, good: icons.check, warn: icons.alert, danger: icons.alert };

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: Tone;
  title?: string;
}

/** A message in the page. If it appears after an action, give it `role="status"` or `role="alert"`. */
export function Notice({ tone = 'info', title, children, ...props }: NoticeProps) {
  return (
    <S.Root data-tone={tone} {...props}>
      <Icon path={iconOf[tone]} size={22} />
      <div>
        {title && <S.Title>{title}</S.Title>}
        {children}
      </div>
    </S.Root>
  );
}
