import { TextLink } from '@saltbush/ui';

/** Opens a mail to this address. */
export function MailLink({ email }: { email: string }) {
  return <TextLink href={`mailto:${email}`}>{email}</TextLink>;
}
