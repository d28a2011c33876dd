import type { BookingTemplate } from '@saltbush/consignments/api';
import * as R from '@saltbush/portal/rows.styles';
import { Button, icons, TextLink } from '@saltbush/ui';
import { useMay } from '../api/useMay.ts';
import { TemplateBooking } from './TemplateBooking.tsx';
import * as S from './TemplatesPage.styles.ts';

interface TemplateRowsProps {
  rows: readonly BookingTemplate[];
  /** Reference of the template that is open for booking. */
  opened: string | null;
  /** Reference of the template that is being removed. */
  removing: string | null;
  onOpen: (reference: string) => void;
  onRemove: (template: BookingTemplate) => void;
}

/** Templates, each with its booking, and what can be done. */
export function TemplateRows({ rows, opened, removing, onOpen, onRemove }: TemplateRowsProps) {
  const mayBook = useMay('book');
  return (
    <R.List>
      {rows.map((template) => {
        const { reference, name, shipmentReference, from, to, serviceName, sender, receiver } = template;
        const isOpen = opened === reference;
        return (
          <S.Row key={reference} aria-labelledby={reference}>
            <S.Main>
              <h3 id={reference}>{name}</h3>
              <p>
                {from} to {to}, {serviceName}
              </p>
              <p data-soft>
                {sender} to {receiver}, as{' '}
                <TextLink href={`/dashboard/shipments/${shipmentReference}`}>{shipmentReference}</TextLink>
              </p>
            </S.Main>
            {mayBook && (
              <S.Acts>
                <Button
                  size="small"
                  variant="secondary"
                  iconBefore={icons.repeat}
                  aria-expanded={isOpen}
                  aria-label={`Book ${name} again`}
                  onClick={() => onOpen(reference)}
                >
                  Book again
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Remove ${name}`}
                  busy={removing === reference}
                  busyLabel="Removing..."
                  onClick={() => onRemove(template)}
                >
                  Remove
                </Button>
              </S.Acts>
            )}
            {isOpen && (
              <S.Booking>
                <TemplateBooking shipmentReference={shipmentReference} />
              </S.Booking>
            )}
          </S.Row>
        );
      })}
    </R.List>
  );
}
