import type { Description } from '../description/openapi.ts';
import type { Group } from '../description/operationsOf.ts';
import { MarkedText } from '../text/MarkedText.tsx';
import { Anchored } from './Anchored.tsx';
import { groupId } from './groupId.ts';
import { OperationView } from './OperationView.tsx';
import * as S from './reference.styles.ts';
import { Webhooks } from './Webhooks.tsx';

export const NOTES_ID = 'notes';

interface ReferenceProps {
  description: Description;
  groups: readonly Group[];
  origin: string;
}

/** Everything that the description says: what holds for all calls, then each call, then what we send by ourselves. */
export function Reference({ description, groups, origin }: ReferenceProps) {
  const schemas = description.components?.schemas ?? {};
  const { webhooks = {} } = description;
  return (
    <>
      <S.Group aria-labelledby={NOTES_ID}>
        <Anchored id={NOTES_ID} level={2}>
          What holds for all calls
        </Anchored>
        <MarkedText text={description.info.description ?? ''} />
      </S.Group>
      {groups.map(({ name, detail, operations }) => (
        <S.Group key={name} aria-labelledby={groupId(name)}>
          <Anchored id={groupId(name)} level={2}>
            {name}
          </Anchored>
          {detail !== '' && <p>{detail}.</p>}
          {operations.map((operation) => (
            <OperationView key={operation.id} {...{ operation, schemas, origin }} />
          ))}
        </S.Group>
      ))}
      {Object.keys(webhooks).length > 0 && <Webhooks {...{ webhooks, schemas }} />}
    </>
  );
}
