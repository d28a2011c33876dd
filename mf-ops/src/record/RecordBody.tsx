import { apiError } from '@saltbush/calls';
import { ButtonLink, Notice } from '@saltbush/ui';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Way } from '../frame/Trouble.styles.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { Room } from '../sheet/Sheet.styles.ts';
import type { DeskRecord, RecordAnswer } from './desk-record.ts';

interface RecordBodyProps<Detail> {
  record: DeskRecord<Detail>;
  recordKey: string;
  answer: RecordAnswer<Detail>;
}

/** A record, and what is shown while it loads or when it cannot be read. */
export function RecordBody<Detail>({ record, recordKey, answer }: RecordBodyProps<Detail>) {
  const { thing, missingOf, Sheet } = record;
  const { currentData: detail, isFetching, refetch, fulfilledTimeStamp } = answer;
  const error = apiError(answer.error);
  if (detail) {
    return (
      <Room>
        <Sheet key={recordKey} detail={detail} readAt={fulfilledTimeStamp ?? 0} refetch={refetch} />
      </Room>
    );
  }
  if (!error) return <RowsSkeleton label={`Reading the ${thing}`} />;
  if (error.status !== 404) {
    const onRetry = () => void refetch();
    return <Trouble title={`The ${thing} could not be read`} {...{ error, isFetching, onRetry }} />;
  }
  const { title, advice, link, href } = missingOf(recordKey);
  return (
    <Notice tone="warn" title={title}>
      <p>{advice}</p>
      <Way>
        <ButtonLink size="small" variant="secondary" href={href}>
          {link}
        </ButtonLink>
      </Way>
    </Notice>
  );
}
