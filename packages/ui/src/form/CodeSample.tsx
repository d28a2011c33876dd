import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import * as icons from '../icons/icons.data.ts';
import * as S from './CodeSample.styles.ts';

export interface CodeSampleProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What it is, above the code and in the name of the button: "The key". */
  label: string;
  code: string;
}

type Copying = { status: 'idle' } | { status: 'copied'; code: string } | { status: 'by-hand' };

/** Text to copy as it is, such as a command; when the clipboard is closed, it is selected to copy by hand. */
export function CodeSample({ label, code, ...props }: CodeSampleProps) {
  const text = useRef<HTMLPreElement>(null);
  const [copying, setCopying] = useState<Copying>({ status: 'idle' });
  const isCopied = copying.status === 'copied' && copying.code === code;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopying({ status: 'copied', code });
    } catch {
      // The visitor or the browser refused, or the page has no TLS and so no clipboard.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopying({ status: 'by-hand' });
    }
  };

  return (
    <S.Root {...props}>
      <S.Head>
        <figcaption>{label}</figcaption>
        <Button
          variant="quiet"
          size="small"
          iconBefore={isCopied ? icons.check : icons.document}
          aria-label={isCopied ? undefined : `Copy: ${label}`}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </S.Head>
      <pre ref={text}>
        <code>{code}</code>
      </pre>
      <div aria-live="polite">
        {copying.status === 'by-hand' && (
          <S.Hint>Your browser does not let us copy. The text is selected: copy it with your keyboard.</S.Hint>
        )}
      </div>
    </S.Root>
  );
}
