import { fieldErrors } from '@saltbush/business-api/field-errors';
import { findPersonSchema, type PersonFound } from '@saltbush/business-api/people';
import { apiError } from '@saltbush/calls';
import { Button, Notice, TextField } from '@saltbush/ui';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { useFindPersonMutation } from '../api/findPerson.ts';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';
import * as S from './PeoplePage.styles.ts';

interface FindPersonFormProps {
  onFound: (person: PersonFound) => void;
  /** The search field, for its shortcut. */
  inputRef: React.Ref<HTMLInputElement>;
}

/** Finds a person by the whole address; a part of it finds nobody. */
export function FindPersonForm({ onFound, inputRef }: FindPersonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>();
  const noteInvalid = useFocusOnInvalid(form);
  const [find, finding] = useFindPersonMutation();
  const failure = apiError(finding.error);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (finding.isLoading) return;
    const input = { email: email.trim() };
    const wrong = fieldErrors(findPersonSchema, input).email;
    setError(wrong);
    if (wrong !== undefined) {
      noteInvalid();
      return;
    }
    const answer = await find(input);
    if (answer.data) onFound(answer.data);
  };

  return (
    <S.Find ref={form} role="search" onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Find a person">
      <TextField
        ref={inputRef}
        label="E-mail of the person"
        help="The whole address, in any case. It is sent in no address and written to no log."
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        value={email}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" size="small" busy={finding.isLoading} busyLabel="Looking">
          Look up
        </Button>
      </div>
      {failure && (
        <Notice tone="danger" title="The person could not be looked up" role="alert">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
    </S.Find>
  );
}
