import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../navigation/account-links.ts';
import type { OptionGroup, SearchOption } from './options.ts';
import * as S from './SearchPanel.styles.ts';
import type { SearchWords } from './searchWords.ts';

interface SearchPanelProps {
  listId: string;
  groups: readonly OptionGroup[];
  active: SearchOption | null;
  /** Opened as soon as it is shown: Enter was pressed before. */
  awaited: SearchOption | null;
  words: SearchWords;
  /** The results are of what was typed before. */
  isOld: boolean;
  optionId: (option: SearchOption) => string;
  onPoint: (option: SearchOption) => void;
  onChoose: (option: SearchOption) => void;
}

/** What was found, by source, and what there is to say of it. The focus stays in the field. */
export function SearchPanel({
  listId,
  groups,
  active,
  awaited,
  words,
  isOld,
  optionId,
  onPoint,
  onChoose,
}: SearchPanelProps) {
  const { pathname, search } = useLocation();
  const activeId = active && optionId(active);
  const awaitedId = awaited && optionId(awaited);

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    if (awaitedId !== null) document.getElementById(awaitedId)?.click();
  }, [awaitedId]);

  return (
    // A press must not take the focus out of the field, where the keys are.
    <S.Panel onMouseDown={(event) => event.preventDefault()}>
      {groups.length > 0 && (
        <S.List id={listId} role="listbox" aria-label="Results" data-old={isOld || undefined}>
          {groups.map(({ label, options }, place) => (
            <S.Group key={label} role="group" aria-labelledby={`${listId}-${place}`}>
              <S.Heading id={`${listId}-${place}`} role="presentation">
                {label}
              </S.Heading>
              {options.map((option) => (
                <S.Option
                  key={option.key}
                  id={optionId(option)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === active}
                  href={option.path}
                  onPointerMove={() => {
                    if (option !== active) onPoint(option);
                  }}
                  onClick={() => onChoose(option)}
                >
                  <S.Title>
                    <bdi>{option.title}</bdi>
                  </S.Title>
                  {option.detail !== '' && (
                    <S.Detail>
                      <bdi>{option.detail}</bdi>
                    </S.Detail>
                  )}
                </S.Option>
              ))}
            </S.Group>
          ))}
        </S.List>
      )}
      {words !== null && (
        <S.Words role="status">
          {words.status === 'words' ? (
            words.text
          ) : (
            <>
              Your session has ended. <a href={loginHref(`${pathname}${search}`)}>Sign in again</a> to search.
            </>
          )}
        </S.Words>
      )}
    </S.Panel>
  );
}
