import { type ComponentPropsWithRef, useState } from 'react';
import { Notice } from '../feedback/Notice.tsx';
import { TextField } from '../form/TextField.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface CopyLinkProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A path of this site with what follows it: `/quote?pallets=2`. */
  path: string;
  /** What the button says: "Copy link to this quote". */
  label: string;
  size?: ButtonProps['size'];
}

type Copying = { status: 'idle' } | { status: 'copied'; path: string } | { status: 'by-hand' };

/** Puts an address of the site on the clipboard; where that is not allowed, shows it to copy. */
export function CopyLink({ path, label, size, ...props }: CopyLinkProps) {
  const [copying, setCopying] = useState<Copying>({ status: 'idle' });
  const isCopied = copying.status === 'copied' && copying.path === path;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + path);
      setCopying({ status: 'copied', path });
    } catch {
      // Refused by the visitor or the browser, or no clipboard in a page without TLS.
      setCopying({ status: 'by-hand' });
    }
  };

  return (
    <div {...props}>
      <Button
        variant="quiet"
        size={size}
        isFullWidth
        iconBefore={isCopied ? 'check' : 'document'}
        onClick={() => void copy()}
      >
        {isCopied ? 'Link copied' : label}
      </Button>
      <div aria-live="polite">
        {copying.status === 'by-hand' && (
          <Notice>
            <TextField
              label="Copy this link"
              name="link"
              // No answer of the form that may stand round it.
              form=""
              readOnly
              value={location.origin + path}
              onFocus={({ target }) => target.select()}
            />
          </Notice>
        )}
      </div>
    </div>
  );
}
