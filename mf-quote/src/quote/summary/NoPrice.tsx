import type { QuoteRequest } from '@saltbush/freight';
import { Notice, Stack } from '@saltbush/ui';
import { CustomQuote } from './CustomQuote.tsx';

/** Why there is no price, and who gives one. */
export function NoPrice({ message, request }: { message: string; request: QuoteRequest }) {
  return (
    <Stack gap={2}>
      <Notice tone="warn">{message}</Notice>
      <CustomQuote request={request} said={message} quote={null} />
    </Stack>
  );
}
