import { newSubmissionId } from '@saltbush/business-api/submission-id';
import type { DriverApplication, DriverPurpose } from '@saltbush/drivers/api';
import { useEffect, useRef } from 'react';
import { useLazyDriverApplicationQuery, useStartDriverApplicationMutation } from '../../api/driverApplications.ts';
import { keptDraft } from '../../drafts/keptDraft.ts';
import type { DocumentHome } from './useDriverDocuments.ts';

/**
 * The draft application that the documents belong to. It is created with the first document and found again after a
 * reload, when `onFound` gets its content.
 */
export function useDocumentHome(
  purpose: DriverPurpose,
  onFound: (application: DriverApplication) => void,
): DocumentHome {
  const known = useRef<Promise<string> | null>(null);
  const submissionId = useRef('');
  const draft = useRef(keptDraft(`saltbush-driver-${purpose}-draft`));
  const [start] = useStartDriverApplicationMutation();
  const [read] = useLazyDriverApplicationQuery();
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => {
    const { token } = draft.current.read({ token: '' });
    if (!token) return;
    void read(token).then(({ data }) => {
      if (data?.status !== 'draft') {
        draft.current.clear();
        return;
      }
      known.current ??= Promise.resolve(token);
      found.current(data);
    });
  }, [read]);

  async function begin(): Promise<string> {
    if (submissionId.current === '') submissionId.current = newSubmissionId();
    const { token } = await start({ submissionId: submissionId.current, purpose }).unwrap();
    draft.current.write({ token });
    return token;
  }

  return {
    token() {
      known.current ??= begin().catch((error: unknown) => {
        known.current = null;
        throw error;
      });
      return known.current;
    },
    forget() {
      known.current = null;
      submissionId.current = '';
      draft.current.clear();
    },
  };
}
