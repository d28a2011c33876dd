import type { DeskClientDetail } from '@saltbush/clients/api';
import { Button } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { TermsForm } from './TermsForm.tsx';

/** In how many days the client pays, and the form that changes it. An older gateway sends no terms, and would refuse some. */
export function TermsCard({ client, refetch }: { client: DeskClientDetail; refetch: () => unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (client.paymentTermsDays === undefined) return null;
  const close = () => {
    setIsOpen(false);
    heading.current?.focus();
  };
  return (
    <DeskCard heading="Payment terms" headingRef={heading}>
      <p>Invoices are due {client.paymentTermsDays} days after their date.</p>
      {isOpen ? (
        <TermsForm client={client} refetch={refetch} onClose={close} />
      ) : (
        <div data-print="hide">
          <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
            Change
          </Button>
        </div>
      )}
    </DeskCard>
  );
}
