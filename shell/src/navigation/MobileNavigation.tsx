import type { Visitor } from '@saltbush/contract';
import { Icon } from '@saltbush/ui';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MobileMenu } from './MobileMenu.tsx';
import * as S from './MobileNavigation.styles.ts';
import type { NavigationEntry, NavigationGroup } from './navigation-entry.ts';

interface MobileNavigationProps {
  groups: readonly NavigationGroup[];
  work: readonly NavigationEntry[];
  visitor: Visitor;
  staffAppUrl: string;
}

/** The menu of small screens: a toggle in the bar and a sheet below it. */
export function MobileNavigation({ groups, work, visitor, staffAppUrl }: MobileNavigationProps) {
  const { key, pathname } = useLocation();
  // Open for one history entry only, so any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const menuId = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const close = () => setOpenAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      toggleRef.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <S.Narrow onBlur={onBlur}>
      <S.Toggle
        ref={toggleRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        <S.ToggleLabel>Menu</S.ToggleLabel>
      </S.Toggle>
      <S.WithoutScript href="#site-links">Menu</S.WithoutScript>
      {isOpen && (
        <MobileMenu
          id={menuId}
          groups={groups}
          work={work}
          visitor={visitor}
          staffAppUrl={staffAppUrl}
          pathname={pathname}
          onChoose={close}
        />
      )}
    </S.Narrow>
  );
}
