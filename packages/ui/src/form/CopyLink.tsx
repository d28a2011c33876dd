import { type ComponentPropsWithRef, useState } from 'react';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import * as icons from '../icons/icons.data.ts';
import { TextField } from './TextField.tsx';

export interface CopyLinkProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Path of this site with its query: `/quote?pallets=2`. */
  path: string;
  /** Label of the button: "Copy link to this quote". */
  label: string;
  size?: ButtonProps['size'];
}

type Copying = { status: 'idle' } | { status: 'copied'; path: string } | { status: 'by-hand' };

/** Copies an address of the site to the clipboard; when that is not allowed, shows it to copy by hand. */
export function CopyLink({ path, label, size, ...props }: CopyLinkProps) {
  const [copying, setCopying] = useState<Copying>({ status: 'idle' });
  const isCopied = copying.status === 'copied' && copying.path === path;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + path);
      setCopying({ status: 'copied', path });
    } catch {
      // The visitor or the browser refused, or the page has no TLS and so no clipboard.
      setCopying({ status: 'by-hand' });
    }
  };

  return (
    <div {...props}>
      <Button
        variant="quiet"
        size={size}
        isFullWidth
        iconBefore={isCopied ? icons.check : icons.document}
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
              // The field must not be sent with a surrounding form.
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
