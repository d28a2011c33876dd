import { Icon } from '@saltbush/ui';
import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { ariaCurrent } from './active-route.ts';
import * as S from './Dropdown.styles.ts';
import type { NavigationGroup } from './navigation-entry.ts';
import type { Dropdowns } from './useDropdowns.ts';

interface DropdownProps {
  group: NavigationGroup;
  isActive: boolean;
  pathname: string;
  dropdowns: Dropdowns;
  tone: 'light' | 'dark';
}

/** One menu of the bar. Follows the disclosure navigation pattern of the ARIA Authoring Practices. */
export function Dropdown({ group, isActive, pathname, dropdowns, tone }: DropdownProps) {
  const { state, onPress, onHoverStart, onHoverEnd, close } = dropdowns;
  const isOpen = state.status === 'open' && state.menu === group.id;
  const panelId = useId();
  const rootRef = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) => target instanceof Node && rootRef.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (isInside(document.activeElement)) buttonRef.current?.focus();
      close();
    };
    const onElsewhere = (event: Event) => {
      if (!isInside(event.target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, close]);

  const onChoose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    buttonRef.current?.focus();
    close();
  };

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onHoverStart(group.id);
  };

  return (
    <S.Item ref={rootRef} onPointerEnter={onPointerEnter} onPointerLeave={onHoverEnd}>
      <S.Trigger
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isActive ? 'true' : undefined}
        $tone={tone}
        onClick={() => onPress(group.id)}
      >
        {group.label}
        <Icon name="chevron-down" size={16} />
      </S.Trigger>
      <S.Panel id={panelId} $align={tone === 'dark' ? 'end' : 'start'}>
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <S.PanelLink href={entry.path} aria-current={ariaCurrent(entry, pathname)} onClick={onChoose}>
              {entry.label}
            </S.PanelLink>
          </li>
        ))}
      </S.Panel>
    </S.Item>
  );
}
