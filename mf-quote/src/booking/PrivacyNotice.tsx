import { TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import * as S from './BookingForm.styles.ts';

/** Australian Privacy Principle 5 requires this notice before personal information is collected. */
export function PrivacyNotice() {
  return (
    <S.Small>
      {brand.legalName} collects these contacts and addresses to price, carry, prove and invoice your freight. The
      driver and the people at both ends see what they need for that; nobody gets it for advertising. Without it we
      cannot carry the freight. If you name other people, please tell them. How you can see, correct or complain about
      it is in the{' '}
      <TextLink href="/terms" target="_blank" rel="noopener">
        privacy section of the terms
      </TextLink>
      , or write to <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
    </S.Small>
  );
}
