import { Acts } from '@saltbush/portal/Trouble.styles';
import { ButtonLink, keepTogether, Notice } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';

interface NotYoursProps {
  reference: string;
  /** "shipments". */
  things: string;
  /** The list of them. */
  href: string;
}

/** In place of a record that does not exist, or is somebody else's: the two look the same. */
export function NotYours({ reference, things, href }: NotYoursProps) {
  return (
    <Notice tone="warn" title={`There is no ${reference} among your ${things}`}>
      <p>
        It may belong to another account, or the reference may be mistyped. Look for it in your list, or call{' '}
        {keepTogether(brand.phone)}.
      </p>
      <Acts>
        <ButtonLink href={href} size="small">
          Go to your {things}
        </ButtonLink>
      </Acts>
    </Notice>
  );
}
