import type { KeyMode } from '@saltbush/clients/api';
import { ButtonLink } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { COMPANY } from '../frame/CompanyPage.tsx';
import { webhooksHref } from './webhooksAddress.ts';

/** Leads to the webhooks of the other mode, of the same company. */
export function OtherMode({ mode }: { mode: KeyMode }) {
  const [parameters] = useSearchParams();
  const other = mode === 'test' ? 'live' : 'test';
  return (
    <ButtonLink href={webhooksHref({ company: parameters.get(COMPANY), mode: other })} variant="secondary" size="small">
      {other === 'test' ? 'Test mode' : 'Real freight'}
    </ButtonLink>
  );
}
