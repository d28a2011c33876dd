import { Icon, icons } from '@saltbush/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as S from './tools.styles.ts';

/** A menu that opens below its button, and closes with Escape or a press elsewhere. */
export function ToolMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  return (
    <S.Menu
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary>
        {label}
        <Icon path={icons.chevronDown} size={16} />
      </summary>
      <S.Sheet>{children}</S.Sheet>
    </S.Menu>
  );
}
