import { Notice, TextLink } from '@saltbush/ui';
import type { MouseEvent, Ref } from 'react';
import * as S from './NewClient.styles.ts';
import { type CheckedField, fieldId, SETUP_TABS } from './setup-tabs.data.ts';
import type { SetupErrors } from './setupErrors.ts';

interface ErrorSummaryProps {
  errors: SetupErrors;
  onGo: (field: CheckedField) => void;
  ref: Ref<HTMLDivElement>;
}

/** Every error with a link to its field. Takes the focus after a save with errors. */
export function ErrorSummary({ errors, onGo, ref }: ErrorSummaryProps) {
  const faults = SETUP_TABS.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const message = errors[field];
      return message === undefined ? [] : [{ field, message }];
    }),
  );
  const go = (event: MouseEvent, field: CheckedField) => {
    event.preventDefault();
    onGo(field);
  };
  return (
    <Notice
      ref={ref}
      tone="danger"
      role="alert"
      tabIndex={-1}
      title={faults.length === 1 ? 'One answer needs another look' : `${faults.length} answers need another look`}
    >
      <S.SummaryList>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <TextLink href={`#${fieldId(field)}`} onClick={(event) => go(event, field)}>
              {message}
            </TextLink>
          </li>
        ))}
      </S.SummaryList>
    </Notice>
  );
}
