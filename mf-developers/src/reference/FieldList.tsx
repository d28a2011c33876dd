import { useState } from 'react';
import { type Field, fieldsOf, type Inner } from '../description/fieldsOf.ts';
import type { Schemas } from '../description/openapi.ts';
import { Marked } from '../text/Marked.tsx';
import { Code } from '../text/text.styles.ts';
import * as S from './reference.styles.ts';

/** The fields of an object, each with what it may be; those of its objects open below it. */
export function FieldList({ inner, schemas, label }: { inner: Inner; schemas: Schemas; label: string }) {
  return <Fields fields={fieldsOf(inner, schemas)} {...{ schemas, label }} />;
}

/** Fields that were worked out before, such as parameters. */
export function Fields({ fields, schemas, label }: { fields: readonly Field[]; schemas: Schemas; label: string }) {
  return (
    <S.Fields aria-label={label}>
      {fields.map((field) => (
        <li key={field.name}>
          <S.FieldHead>
            <Code>{field.name}</Code>
            <span>{field.type}</span>
            {field.isRequired && <strong>required</strong>}
          </S.FieldHead>
          {field.description !== '' && (
            <p>
              <Marked text={field.description} />
            </p>
          )}
          {field.limits.length > 0 && <p>{sentence(field.limits)}</p>}
          {field.values.length > 0 && (
            <S.Values>
              One of
              {field.values.map((value) => (
                <Code key={value}>{value}</Code>
              ))}
            </S.Values>
          )}
          {field.inner && <Nested name={field.name} inner={field.inner} schemas={schemas} />}
        </li>
      ))}
    </S.Fields>
  );
}

/** Its fields are made once they are opened: all at once would be thousands. */
function Nested({ name, inner, schemas }: { name: string; inner: Inner; schemas: Schemas }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <S.Nested onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>Fields of {name}</summary>
      {wasOpened && <FieldList {...{ inner, schemas }} label={`Fields of ${name}`} />}
    </S.Nested>
  );
}

function sentence(limits: readonly string[]): string {
  const words = limits.join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
