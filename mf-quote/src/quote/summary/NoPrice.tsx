import { ButtonLink, Notice, Stack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';

/** Why there is no price, and who gives one. */
export function NoPrice({ message }: { message: string }) {
  return (
    <Stack gap={2}>
      <Notice tone="warn">{message}</Notice>
      <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore="phone" isFullWidth>
        Call {brand.phone}
      </ButtonLink>
      <ButtonLink href="/contact" variant="quiet" iconAfter="arrow-right" isFullWidth>
        Ask for a custom quote
      </ButtonLink>
    </Stack>
  );
}
