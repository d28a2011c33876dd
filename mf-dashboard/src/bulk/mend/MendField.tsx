import { CELL_LENGTH } from '@saltbush/bulk-bookings/api';
import { SelectField, TextField } from '@saltbush/ui';
import * as S from './MendForm.styles.ts';
import { flagChoices, type MendColumn, serviceChoices } from './mend-fields.ts';

interface MendFieldProps {
  id: string;
  column: MendColumn;
  value: string;
  error: string | undefined;
  /** What the address book filled in where the cell is blank. */
  filled: string | undefined;
  onChange: (text: string) => void;
}

const EXAMPLES: Partial<Record<MendColumn['kind'], string>> = { date: '27/11/2026', time: '15:30' };

/** One cell of a row, as the field that fits what it takes. */
export function MendField({ id, column, value, error, filled, onChange }: MendFieldProps) {
  const { field, heading, kind } = column;
  const help = filled !== undefined && value === '' ? `From your address book: ${filled}` : undefined;
  const common = {
    ...{ id, name: field, label: heading, value, error, help },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const typed = { autoComplete: 'off', maxLength: CELL_LENGTH };
  switch (kind) {
    case 'flag':
      return <SelectField {...common} options={flagChoices(value)} />;
    case 'service':
      return <SelectField {...common} options={serviceChoices(value)} />;
    case 'lines':
      return <S.Lines {...common} {...typed} rows={2} />;
    case 'phone':
      return <TextField {...common} {...typed} type="tel" inputMode="tel" />;
    case 'number':
      return <TextField {...common} {...typed} inputMode="decimal" />;
    default:
      return <TextField {...common} {...typed} placeholder={EXAMPLES[kind]} />;
  }
}
