import { localTime } from '@saltbush/freight';
import { Button, Icon, icons, TextField } from '@saltbush/ui';
import { manifestHref } from '../api/manifestHref.ts';
import * as S from './ManifestForm.styles.ts';

/** Opens the manifest of a day: what is picked up then, to sign with the driver. It needs no script. */
export function ManifestForm() {
  return (
    <S.Fold data-print="hide">
      <summary>
        Pickup manifest
        <Icon path={icons.chevronDown} size={16} />
      </summary>
      <S.Form action={manifestHref('pdf')} method="get" target="_blank">
        <TextField
          label="Pickups of"
          name="date"
          type="date"
          defaultValue={localTime(Date.now(), 'Australia/Sydney').date}
          required
        />
        <Button type="submit" variant="secondary" size="small" iconBefore={icons.download}>
          Manifest PDF
        </Button>
        <Button type="submit" formAction={manifestHref('csv')} variant="quiet" size="small">
          CSV
        </Button>
      </S.Form>
    </S.Fold>
  );
}
