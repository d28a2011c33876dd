import { TextLink } from '@saltbush/ui';

/** A number as it was typed, to ring. */
export function PhoneLink({ phone }: { phone: string }) {
  return <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>;
}
