import type { ApiError } from '@saltbush/contract/api';
import { Notice } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';

interface RefusedProps {
  /** What did not happen: "Nothing was granted". */
  title: string;
  failure: ApiError | null | undefined;
}

/** Says why a form was refused, and that nothing typed is lost; nothing as long as it was not. */
export function Refused({ title, failure }: RefusedProps) {
  return (
    failure && (
      <Notice tone="danger" title={title} role="alert">
        <p>{failureText(failure)} What you typed is kept.</p>
      </Notice>
    )
  );
}
