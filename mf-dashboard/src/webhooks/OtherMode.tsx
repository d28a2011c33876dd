import { ButtonLink } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { COMPANY } from '../frame/CompanyPage.tsx';
import type { Mode } from './mode.ts';
import { otherModeHref } from './webhooksAddress.ts';

/** Leads to the webhooks of the other mode, of the same company. */
export function OtherMode({ mode }: { mode: Mode }) {
  const [parameters] = useSearchParams();
  const other = mode === 'test' ? 'live' : 'test';
  return (
    <ButtonLink href={otherModeHref(other, parameters.get(COMPANY))} variant="secondary" size="small">
      {other === 'test' ? 'Test mode' : 'Real freight'}
    </ButtonLink>
  );
}
