import { TextLink } from '@saltbush/ui';

/** A telephone number as typed, with a link to call it. */
export function PhoneLink({ phone }: { phone: string }) {
  return <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>;
}
