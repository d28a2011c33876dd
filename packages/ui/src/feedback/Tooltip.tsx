import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import * as S from './Tooltip.styles.ts';
import { useTooltip } from './useTooltip.ts';

export type TooltipProps = ComponentPropsWithRef<'span'>;

const GAP_PX = 8;

function place(bubble: HTMLElement, control: Element): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const rightmost = document.documentElement.clientWidth - offsetWidth - GAP_PX;
  const above = top - offsetHeight - GAP_PX;
  bubble.style.left = `${Math.max(GAP_PX, Math.min(left + width / 2 - offsetWidth / 2, rightmost))}px`;
  bubble.style.top = `${above < GAP_PX ? bottom + GAP_PX : above}px`;
}

/**
 * Says in words what a control with only an icon does. Put it inside the button or link, whose `aria-label` says the
 * same to screen readers. It appears after a moment under the pointer, at once with the keyboard, and while a finger
 * rests on the control; Escape closes it.
 */
export function Tooltip({ children, ...props }: TooltipProps) {
  const words = useRef<HTMLSpanElement>(null);
  const isOpen = useTooltip(words);

  useLayoutEffect(() => {
    const bubble = words.current?.parentElement;
    const control = words.current?.closest('button, a');
    if (!isOpen || !bubble || !control) return undefined;
    // In the top layer, so that nothing clips it. Browsers without popovers show the bubble in place.
    bubble.showPopover?.();
    place(bubble, control);
    return () => bubble.hidePopover?.();
  }, [isOpen]);

  return (
    <S.Bubble {...props} popover="manual" hidden={!isOpen} aria-hidden="true">
      {/* Only then: text that is hidden would still count as the text of the control's surroundings. */}
      <span ref={words}>{isOpen && children}</span>
    </S.Bubble>
  );
}
