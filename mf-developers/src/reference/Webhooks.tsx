import { innerOf } from '../description/fieldsOf.ts';
import type { Description, Schemas } from '../description/openapi.ts';
import { MarkedText } from '../text/MarkedText.tsx';
import { Code } from '../text/text.styles.ts';
import { Anchored } from './Anchored.tsx';
import { FieldList } from './FieldList.tsx';
import * as S from './reference.styles.ts';

export const WEBHOOKS_ID = 'webhooks';

/** Anchor of one event: names of events have dots. */
const eventId = (name: string): string => `webhook-${name.replace(/\W+/g, '-')}`;

/** What is sent to programs by itself: each event with what it brings. */
export function Webhooks({ webhooks, schemas }: { webhooks: NonNullable<Description['webhooks']>; schemas: Schemas }) {
  return (
    <S.Group aria-labelledby={WEBHOOKS_ID}>
      <Anchored id={WEBHOOKS_ID} level={2}>
        Webhooks
      </Anchored>
      <p>We call your program when something happens to your freight. Where to is said in the portal.</p>
      {Object.entries(webhooks).map(([name, methods]) => {
        const { summary, description = '', requestBody } = Object.values(methods)[0] ?? {};
        const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
        const inner = schema === undefined ? null : innerOf(schema, schemas);
        return (
          <S.Operation key={name} aria-labelledby={eventId(name)}>
            <Anchored id={eventId(name)} level={3}>
              {summary ?? name}
            </Anchored>
            <p>
              <Code>{name}</Code>
            </p>
            <MarkedText text={description} />
            {inner && (
              <S.Part>
                <summary>What it brings</summary>
                <div>
                  <FieldList {...{ inner, schemas }} label={`What ${name} brings`} />
                </div>
              </S.Part>
            )}
          </S.Operation>
        );
      })}
    </S.Group>
  );
}
