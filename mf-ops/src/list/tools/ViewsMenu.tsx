import { Button, TextField, TextLink } from '@saltbush/ui';
import { type FormEvent, useState } from 'react';
import { LONGEST_NAME, MOST_VIEWS, type SavedView } from '../listSetting.ts';
import { ToolMenu } from './ToolMenu.tsx';
import * as S from './tools.styles.ts';

interface ViewsMenuProps {
  path: string;
  /** Query of the list as it is now, without its page. */
  query: string;
  views: readonly SavedView[];
  onChange: (views: readonly SavedView[]) => void;
}

/** Views that somebody saved under a name: each is an address of this list. */
export function ViewsMenu({ path, query, views, onChange }: ViewsMenuProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    const others = views.filter((view) => view.name !== given);
    if (given === '') return setError('Name the view.');
    if (query === '')
      return setError('This is the list as it always opens. Choose a view, a search or an order first.');
    if (others.length >= MOST_VIEWS) return setError(`There is room for ${MOST_VIEWS}. Remove one first.`);
    onChange([...others, { name: given, query }]);
    setName('');
    setError(undefined);
  };
  return (
    <ToolMenu label="Saved views">
      {views.length === 0 && <p>A saved view keeps the view, the search and the order of this list under a name.</p>}
      {views.length > 0 && (
        <S.Views>
          {views.map((view) => (
            <li key={view.name}>
              <TextLink href={`${path}?${view.query}`} aria-current={view.query === query ? 'true' : undefined}>
                {view.name}
              </TextLink>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${view.name}`}
                onClick={() => onChange(views.filter((other) => other !== view))}
              >
                Remove
              </Button>
            </li>
          ))}
        </S.Views>
      )}
      <S.Save onSubmit={save} noValidate>
        <TextField
          label="Save this view as"
          name="view-name"
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="small" variant="secondary">
          Save
        </Button>
      </S.Save>
    </ToolMenu>
  );
}
