import { TextLink } from '@saltbush/ui';

/** An address, to write to. */
export function MailLink({ email }: { email: string }) {
  return <TextLink href={`mailto:${email}`}>{email}</TextLink>;
}
