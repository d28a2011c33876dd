import type { DriverDocument, DriverStatus } from '@saltbush/drivers/api';

export interface StatusStep {
  title: string;
  text: string;
}

const isSettled = ({ status }: DriverDocument) => status === 'verified' || status === 'not-needed';

/** The three milestones of an application with their progress. `submittedOn` is a formatted date. */
export function statusSteps(
  status: DriverStatus,
  documents: readonly DriverDocument[],
  submittedOn: string | null,
): StatusStep[] {
  const settled = documents.filter(isSettled).length;
  const missing = documents.filter((document) => document.status === 'missing').length;
  const decision: Record<DriverStatus, StatusStep> = {
    draft: { title: 'Decision', text: 'Once every document is verified.' },
    received: { title: 'Decision', text: 'Once every document is verified. We write to you.' },
    approved: { title: 'Approved', text: 'Dispatch rings you about your first run.' },
    declined: { title: 'Declined', text: 'Ring us if you want to talk about it.' },
  };
  return [
    { title: 'Received', text: submittedOn === null ? 'Not sent yet.' : `On ${submittedOn}.` },
    {
      title: 'Documents verified',
      text:
        settled === documents.length
          ? `All ${documents.length} are settled.`
          : `${settled} of ${documents.length} so far${missing > 0 ? `, ${missing} still to come` : ''}. It takes 1-2 business days.`,
    },
    decision[status],
  ];
}
