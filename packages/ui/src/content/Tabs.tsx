import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { nextTabIndex } from './nextTabIndex.ts';
import * as S from './Tabs.styles.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** A count or a short warning beside the label: "2 errors". */
  badge?: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** Names the set for screen readers: "Kind of service". */
  label: string;
  items: readonly TabItem[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Contents by item id. Only the selected one is rendered, unless `keepMounted`. */
  panels: Readonly<Record<string, ReactNode>>;
  keepMounted?: boolean;
  /** `manual`: arrows only move focus, Enter or Space selects. For tabs that load data. */
  activation?: 'automatic' | 'manual';
}

/** Tabs as in the ARIA Authoring Practices: one tab stop, arrows, Home and End. */
export function Tabs({
  label,
  items,
  selectedId,
  onSelect,
  panels,
  keepMounted = false,
  activation = 'automatic',
  ...props
}: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (id: string) => `${baseId}tab-${id}`;
  const panelId = (id: string) => `${baseId}panel-${id}`;

  useEffect(() => {
    const frame = list.current;
    const tab = frame?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(selectedId)}"]`);
    if (!frame || !tab) return;
    const isOutside =
      tab.offsetLeft < frame.scrollLeft || tab.offsetLeft + tab.offsetWidth > frame.scrollLeft + frame.clientWidth;
    if (isOutside) frame.scrollLeft = tab.offsetLeft - frame.offsetLeft - 16;
  }, [selectedId]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'));
    const index = nextTabIndex(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
    const item = index === null ? undefined : items[index];
    if (index === null || !item) return;
    event.preventDefault();
    tabs[index]?.focus();
    if (activation === 'automatic') onSelect(item.id);
  };

  return (
    <div {...props}>
      <S.List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map(({ id, label: name, badge }) => (
          <S.Tab
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            data-tab={id}
            aria-selected={id === selectedId}
            aria-controls={id === selectedId || keepMounted ? panelId(id) : undefined}
            tabIndex={id === selectedId ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {name}
            {badge !== undefined && badge !== null && <span>{badge}</span>}
          </S.Tab>
        ))}
      </S.List>
      {items
        .filter(({ id }) => keepMounted || id === selectedId)
        .map(({ id }) => (
          <S.Panel
            key={id}
            role="tabpanel"
            id={panelId(id)}
            aria-labelledby={tabId(id)}
            hidden={id !== selectedId}
            tabIndex={0}
          >
            {panels[id]}
          </S.Panel>
        ))}
    </div>
  );
}
