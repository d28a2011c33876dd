import { Button, icons, TextField } from '@saltbush/ui';
import { useRef, useState } from 'react';
import * as S from './sharing.styles.ts';

interface Props {
  /** A path of this site, such as `/quotes/<token>`. */
  path: string;
  label: string;
}

type Copied = 'not-yet' | 'copied' | 'by-hand';

const BUTTON_LABELS: Record<Copied, string> = { 'not-yet': 'Copy link', copied: 'Copied', 'by-hand': 'Copy link' };

/** A private link in its own field, so that it can be copied by hand when pages may not use the clipboard. */
export function CopyLink({ path, label }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>('not-yet');
  const address = new URL(path, location.origin).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      field.current?.select();
      setCopied('by-hand');
    }
  };

  return (
    <S.Link>
      <TextField
        ref={field}
        label={label}
        name="private-link"
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="secondary"
        iconBefore={copied === 'copied' ? icons.check : icons.document}
        onClick={() => void copy()}
      >
        {BUTTON_LABELS[copied]}
      </Button>
      <S.Said role="status">
        {copied === 'copied' && 'The link is in your clipboard. Whoever has it can see and book this quote.'}
        {copied === 'by-hand' && 'Your browser keeps its clipboard closed. The link is selected: copy it by hand.'}
      </S.Said>
    </S.Link>
  );
}
