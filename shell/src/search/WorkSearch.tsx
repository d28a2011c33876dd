import { useVisitor } from '@saltbush/contract';
import { MOST_SEARCH_CHARACTERS } from '@saltbush/contract/search';
import { Icon, icons, VisuallyHidden } from '@saltbush/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askedText } from './createSearch.ts';
import { activeOption, neighbour, type OptionGroup, optionGroups, type SearchOption } from './options.ts';
import { recentResults, rememberResult } from './recentResults.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { countText, searchWords } from './searchWords.ts';
import { useSearch } from './useSearch.ts';
import { useSlashKey } from './useSlashKey.ts';
import * as S from './WorkSearch.styles.ts';

const LABEL = 'Search';

/**
 * The one search over what this person may see: a combobox whose results are links. On phones a button opens it as a
 * sheet.
 */
export function WorkSearch() {
  const visitor = useVisitor();
  const userId = visitor.status === 'signed-in' ? visitor.user.id : '';
  const { state, type, hasPage } = useSearch(visitor);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Enter came before the answers: the first result is opened once all are there. */
  const [isAwaited, setIsAwaited] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  const id = useId();

  const recent = isOpen && askedText(typed) === '' ? recentResults(userId) : [];
  const groups: OptionGroup[] =
    recent.length > 0
      ? optionGroups([{ label: 'Recent', answer: { status: 'found', results: recent } }], hasPage)
      : optionGroups(state.groups, hasPage);
  const found = groups.flatMap(({ options }) => options).length;
  const isCurrent = recent.length > 0 || state.text === askedText(typed);
  const active = isCurrent ? activeOption(groups, chosen) : null;
  const words = searchWords(state, typed, found);
  const hasPanel = isOpen && (found > 0 || words !== null);
  const optionId = ({ key }: SearchOption) =>
    `${id}-${groups.flatMap(({ options }) => options).findIndex((option) => option.key === key)}`;

  const open = () => {
    if (!root.current?.contains(document.activeElement)) before.current = document.activeElement;
    // The field of the sheet can take the focus only once it is there.
    flushSync(() => setIsOpen(true));
    input.current?.focus();
    input.current?.select();
  };
  useSlashKey(open);

  const close = ({ isBack }: { isBack: boolean }) => {
    setIsAwaited(false);
    setIsOpen(false);
    setChosen(null);
    if (isBack && before.current instanceof HTMLElement && before.current !== document.body) before.current.focus();
    else input.current?.blur();
  };

  const follow = (option: SearchOption) => document.getElementById(optionId(option))?.click();

  const awaited = isAwaited && isCurrent && !state.isBusy ? active : null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    setIsAwaited(event.key === 'Enter' && !(hasPanel && active !== null));
    if (event.key === 'Escape') {
      event.preventDefault();
      close({ isBack: true });
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      setChosen(neighbour(groups, active, event.key === 'ArrowDown' ? 1 : -1)?.key ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (hasPanel && active !== null) follow(active);
    }
  };

  return (
    <S.Root
      ref={root}
      role="search"
      aria-label="Everything you may see"
      data-open={isOpen || undefined}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <S.Opener type="button" aria-expanded={isOpen} onClick={open}>
        <Icon path={icons.search} size={20} title={LABEL} />
      </S.Opener>
      <S.Sheet>
        <S.Field>
          <Icon path={icons.search} size={18} />
          <input
            ref={input}
            role="combobox"
            aria-label={LABEL}
            aria-keyshortcuts="/"
            aria-autocomplete="list"
            aria-expanded={hasPanel && found > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={hasPanel && active ? optionId(active) : undefined}
            aria-busy={state.isBusy}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={MOST_SEARCH_CHARACTERS}
            placeholder="Reference, order, name or suburb"
            value={typed}
            onFocus={() => setIsOpen(true)}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(null);
              setIsOpen(true);
              type(target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <S.Key aria-hidden>/</S.Key>
          <S.Close type="button" onClick={() => close({ isBack: true })}>
            Close
          </S.Close>
        </S.Field>
        {hasPanel && (
          <SearchPanel
            listId={`${id}-list`}
            groups={groups}
            active={active}
            awaited={awaited}
            words={words}
            isOld={!isCurrent}
            optionId={optionId}
            onPoint={({ key }) => setChosen(key)}
            onChoose={(option) => {
              rememberResult(userId, option);
              setTyped('');
              type('');
              close({ isBack: false });
            }}
          />
        )}
      </S.Sheet>
      <VisuallyHidden role="status">{hasPanel && isCurrent && !state.isBusy ? countText(found) : ''}</VisuallyHidden>
    </S.Root>
  );
}
