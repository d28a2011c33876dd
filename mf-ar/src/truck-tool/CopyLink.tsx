import { Button, Notice, TextField } from '@saltbush/ui';
import { useState } from 'react';

type Copying = { status: 'idle' } | { status: 'copied'; search: string } | { status: 'by-hand' };

/** Puts the address of the tool, as it is set, on the clipboard; where that is not allowed, shows it to copy. */
export function CopyLink({ search }: { search: string }) {
  const [copying, setCopying] = useState<Copying>({ status: 'idle' });
  const isCopied = copying.status === 'copied' && copying.search === search;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/ar-truck-tool${search}`);
      setCopying({ status: 'copied', search });
    } catch {
      // Refused by the visitor or the browser, or no clipboard in a page without TLS.
      setCopying({ status: 'by-hand' });
    }
  };

  return (
    <div>
      <Button variant="quiet" isFullWidth iconBefore={isCopied ? 'check' : 'document'} onClick={() => void copy()}>
        {isCopied ? 'Link copied' : 'Copy link to this view'}
      </Button>
      <div aria-live="polite">
        {copying.status === 'by-hand' && (
          <Notice>
            <TextField
              label="Copy this link"
              name="link"
              readOnly
              value={`${location.origin}/ar-truck-tool${search}`}
              onFocus={({ target }) => target.select()}
            />
          </Notice>
        )}
      </div>
    </div>
  );
}
