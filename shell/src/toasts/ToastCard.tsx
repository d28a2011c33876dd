import { Icon, icons, Tooltip } from '@saltbush/ui';
import { useState } from 'react';
import * as S from './ToastCard.styles.ts';
import type { ToastRecord } from './toastSlice.ts';
import { useDismissTimer } from './useDismissTimer.ts';
import { useSwipeRight } from './useSwipeRight.ts';

const ICONS = { success: icons.check, error: icons.alert, info: icons.info } as const;

interface ToastCardProps {
  toast: ToastRecord;
  /** Focus is on the toast or its region. */
  hasFocus: boolean;
  /** Must be stable, or each render would restart the timer. */
  onDismiss: () => void;
}

export function ToastCard({ toast, hasFocus, onDismiss }: ToastCardProps) {
  const [isHovered, setIsHovered] = useState(false);
  const swipe = useSwipeRight(onDismiss);
  useDismissTimer({ durationMs: toast.durationMs, isPaused: isHovered || hasFocus, onElapsed: onDismiss });

  return (
    <S.Card
      $tone={toast.tone}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      {...swipe}
    >
      <S.Mark $tone={toast.tone}>
        <Icon path={ICONS[toast.tone]} size={20} />
      </S.Mark>
      <S.Body>
        <S.Title>{toast.title}</S.Title>
        {toast.description && <S.Description>{toast.description}</S.Description>}
      </S.Body>
      <S.Dismiss type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon path={icons.close} size={20} />
        <Tooltip>Dismiss</Tooltip>
      </S.Dismiss>
    </S.Card>
  );
}
