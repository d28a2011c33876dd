import { ButtonLink, icons, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import * as S from './DriverForm.styles.ts';

/**
 * Replaces the form after sending: the reference, and a link to the private page. Its heading takes the focus and is read
 * out, so it is no live region.
 */
export function ApplicationReceived({ reference, token }: { reference: string; token: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Received>
      <h3 ref={heading} tabIndex={-1}>
        We have your application
      </h3>
      <Notice tone="good" title="Your reference">
        <S.Reference>{reference}</S.Reference>. Compliance verifies your documents in 1-2 business days and writes to
        you. The mail on its way to you holds the address of your private page.
      </Notice>
      <ButtonLink href={`/driver-applications/${token}`} size="large" iconAfter={icons.arrowRight}>
        See Where It Stands
      </ButtonLink>
    </S.Received>
  );
}
