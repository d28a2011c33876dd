import type { ComponentPropsWithRef } from 'react';
import { TextLink } from '../actions/TextLink.tsx';
import { brand } from '../brand.ts';
import { Notice } from './Notice.tsx';

export interface WithoutScriptsProps extends Omit<ComponentPropsWithRef<'noscript'>, 'children'> {
  /** What scripts do here, as the start of a sentence: "Prices are worked out". */
  does: string;
  /** What a person does instead, as its end: "we quote you". */
  instead: string;
  /** Default: the company's general address. */
  email?: string;
}

/** Tells browsers without scripts what does not work, before anybody types in vain. */
export function WithoutScripts({ does, instead, email = brand.email, ...props }: WithoutScriptsProps) {
  return (
    <noscript {...props}>
      <Notice>
        {does} by a script in your browser, and scripts are switched off. Call{' '}
        <TextLink href={brand.phoneHref}>{brand.phone}</TextLink> or write to{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink> and {instead}.
      </Notice>
    </noscript>
  );
}
