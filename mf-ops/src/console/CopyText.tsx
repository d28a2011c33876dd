import { Button, VisuallyHidden } from '@saltbush/ui';
import { type ReactNode, useState } from 'react';
import * as S from './CopyText.styles.ts';

interface CopyTextProps {
  text: string;
  /** What is copied: "link". */
  what: string;
  /** Shown beside the copy button. */
  children?: ReactNode;
}

/** Text with a copy button. It can also be selected and copied by hand. */
export function CopyText({ text, what, children }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <S.Place>
      <S.Text>{text}</S.Text>
      <Button size="small" variant="secondary" onClick={() => void copy()}>
        {outcome === 'copied' ? 'Copied' : `Copy the ${what}`}
      </Button>
      {children}
      <VisuallyHidden role="status">{outcome === 'copied' && `The ${what} is copied.`}</VisuallyHidden>
      {outcome === 'refused' && <p role="alert">The browser does not allow it. Mark the {what} and copy it by hand.</p>}
    </S.Place>
  );
}
