import type { ComponentPropsWithRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { ButtonLink } from '../actions/ButtonLink.tsx';
import * as icons from '../icons/icons.data.ts';
import * as S from './LabelsForm.styles.ts';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';

export interface LabelsFormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'children'> {
  /** Where labels are; it takes `count` and `size`. */
  labelsHref: string;
  /** Where the consignment note is; it takes them too. */
  noteHref: string;
  /** Packages that are known of. */
  count: number;
  mostLabels: number;
  /** Where the declaration of dangerous goods is; left out where there are none. */
  dangerousHref?: string | undefined;
}

const SIZES = [
  { value: 'a6', label: 'A6, one a page' },
  { value: 'a4', label: 'A4, four a page' },
];

/** Opens the labels of a consignment and its note, both for as many packages as are typed. It needs no script. */
export function LabelsForm({ labelsHref, noteHref, count, mostLabels, dangerousHref, ...props }: LabelsFormProps) {
  return (
    <S.Form target="_blank" data-print="hide" {...props} action={labelsHref} method="get">
      <S.Fields>
        <NumberField label="Packages" name="count" min={1} max={mostLabels} defaultValue={count} required />
        <SelectField label="Paper" name="size" options={SIZES} />
      </S.Fields>
      <S.Acts>
        <Button type="submit" variant="secondary" size="small" iconBefore={icons.download}>
          Labels
        </Button>
        <Button type="submit" formAction={noteHref} variant="secondary" size="small" iconBefore={icons.download}>
          Consignment note
        </Button>
        {dangerousHref !== undefined && (
          <ButtonLink href={dangerousHref} target="_blank" variant="secondary" size="small" iconBefore={icons.download}>
            Dangerous goods declaration
          </ButtonLink>
        )}
      </S.Acts>
    </S.Form>
  );
}
