import { type KeyboardEvent, type ReactNode, useId } from 'react';
import * as S from './SectionTabs.styles.ts';
import { hrefOf, type SectionId, sections } from './sections.ts';

interface SectionTabsProps {
  selectedId: SectionId;
  /** Content of the selected section. */
  children: ReactNode;
}

/**
 * The dashboard's tabs, each a link. Arrows, Home and End move the focus, Enter or Space follows the link, and each
 * can be opened in another browser tab.
 */
export function SectionTabs({ selectedId, children }: SectionTabsProps) {
  const baseId = useId();
  const panelId = `${baseId}panel`;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'));
    const current = tabs.indexOf(event.target as HTMLElement);
    if (event.key === ' ' && current !== -1) {
      event.preventDefault();
      tabs[current]?.click();
      return;
    }
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    tabs.at(next % tabs.length)?.focus();
  };

  return (
    <div>
      <S.List role="tablist" aria-label="Dashboard sections" onKeyDown={onKeyDown}>
        {sections.map(({ id, label }) => (
          <a
            key={id}
            id={`${baseId}${id}`}
            href={hrefOf(id)}
            role="tab"
            aria-selected={id === selectedId}
            aria-controls={id === selectedId ? panelId : undefined}
            tabIndex={id === selectedId ? 0 : -1}
          >
            {label}
          </a>
        ))}
      </S.List>
      <S.Panel role="tabpanel" id={panelId} aria-labelledby={`${baseId}${selectedId}`} tabIndex={0}>
        {children}
      </S.Panel>
    </div>
  );
}
