import { Notice, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';

/** For browsers that run no scripts: what was typed stays, and a person gives the price. */
export function WithoutScripts() {
  return (
    <noscript>
      <Notice>
        Prices are worked out by a script in your browser, and scripts are switched off. Call{' '}
        <TextLink href={brand.phoneHref}>{brand.phone}</TextLink> or write to{' '}
        <TextLink href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</TextLink> and we quote you.
      </Notice>
    </noscript>
  );
}
