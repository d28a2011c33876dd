import { type ReactNode, useMemo } from 'react';
import { type Field, innerOf } from '../description/fieldsOf.ts';
import type { Parameter, Schema, Schemas } from '../description/openapi.ts';
import type { Operation } from '../description/operationsOf.ts';
import { typeWords } from '../description/typeWords.ts';
import { fileNameOf, sampleOf } from '../examples/sampleOf.ts';
import { MarkedText } from '../text/MarkedText.tsx';
import { TryButton } from '../try/TryButton.tsx';
import { type Trial, takesSubmission } from '../try/trial.ts';
import { Anchored } from './Anchored.tsx';
import { Examples } from './Examples.tsx';
import { FieldList, Fields } from './FieldList.tsx';
import * as S from './reference.styles.ts';

interface OperationViewProps {
  operation: Operation;
  schemas: Schemas;
  origin: string;
}

const PLACES: Readonly<Record<string, string>> = { path: 'in the address', query: 'in the query', header: 'header' };

const fieldOf = ({ name, in: place, required, description = '', schema }: Parameter, schemas: Schemas): Field => ({
  ...{ name, description, isRequired: required === true, limits: [], inner: null },
  type: `${typeWords(schema, schemas)}, ${PLACES[place] ?? place}`,
  values: [schema, ...(schema.anyOf ?? [])].flatMap((each) => each.enum?.map(String) ?? []),
});

/** One call: what it takes and answers, with examples, and a form that tries it. */
export function OperationView({ operation, schemas, origin }: OperationViewProps) {
  const { id, method, path, summary, detail, parameters, body, answer, file, refusals } = operation;
  const sample = useMemo(() => sampleOf(operation, schemas, origin), [operation, schemas, origin]);
  const trial: Trial = {
    ...{ summary, method, path, parameters, values: {}, body: sample.body },
    ...{ file: fileNameOf(operation), takesSubmission: takesSubmission(body, schemas) },
  };
  return (
    <S.Operation aria-labelledby={id}>
      <Anchored id={id} level={3}>
        {summary}
      </Anchored>
      <S.Address>
        <strong>{method}</strong> <code>{path}</code>
      </S.Address>
      <MarkedText text={detail} />
      {parameters.length > 0 && (
        <Part title="Parameters" isOpen>
          <Fields
            fields={parameters.map((parameter) => fieldOf(parameter, schemas))}
            schemas={schemas}
            label={`Parameters of: ${summary}`}
          />
        </Part>
      )}
      {body && <SchemaPart title="Body" {...{ schema: body, schemas, summary }} isOpen />}
      {answer && <SchemaPart title="Answer" {...{ schema: answer, schemas, summary }} />}
      {file !== null && <p>It answers a file of the type {file}.</p>}
      <Part title="Examples">
        <Examples {...{ summary, sample }} />
      </Part>
      {refusals.length > 0 && <p>Refused with {refusals.join(', ')}, and a problem document that says why.</p>}
      <TryButton trial={trial} />
    </S.Operation>
  );
}

interface SchemaPartProps {
  title: string;
  schema: Schema;
  schemas: Schemas;
  summary: string;
  isOpen?: boolean;
}

function SchemaPart({ title, schema, schemas, summary, isOpen }: SchemaPartProps) {
  const inner = innerOf(schema, schemas);
  if (inner === null) return null;
  return (
    <Part title={title} isOpen={isOpen}>
      <FieldList {...{ inner, schemas }} label={`${title} of: ${summary}`} />
    </Part>
  );
}

function Part({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <S.Part open={isOpen}>
      <summary>{title}</summary>
      <div>{children}</div>
    </S.Part>
  );
}
