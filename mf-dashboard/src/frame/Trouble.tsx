import type { ApiError } from '@saltbush/contract/api';
import * as portal from '@saltbush/portal';
import { useLocation } from 'react-router-dom';
import { failureText } from '../api/failureText.ts';

interface TroubleProps {
  /** What failed: "Your shipments could not be read". */
  title: string;
  error: ApiError;
  isFetching: boolean;
  onRetry: () => void;
}

/** The portal's notice that something could not be read, in the words of this remote. */
export function Trouble({ error, ...trouble }: TroubleProps) {
  const { pathname, search } = useLocation();
  const returnTo = error.status === 401 ? pathname + search : null;
  return <portal.Trouble {...trouble} text={failureText(error)} returnTo={returnTo} />;
}
