import { Logo } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import * as S from './record.styles.ts';

/** Our name, on paper only, since the site's header does not print. */
export function PrintHead() {
  const { street, suburb, state, postcode } = brand.address;
  return (
    <S.PrintHead>
      <Logo />
      <p>
        {brand.legalName}, ABN {brand.abn}
        <br />
        {street}, {suburb} {state} {postcode}
        <br />
        {brand.phone}, {brand.salesEmail}
      </p>
    </S.PrintHead>
  );
}
