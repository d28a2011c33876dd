import { Button, Notice } from '@saltbush/ui';
import type { ReactNode } from 'react';
import { CopyText } from './CopyText.tsx';

interface ShownOnceProps {
  title: string;
  /** What it is: "link". */
  secret: string;
  what: string;
  onClose: () => void;
  /** How long it is valid, and that it is not shown again. */
  children: ReactNode;
}

/** Something just created that can be copied only now. */
export function ShownOnce({ title, secret, what, onClose, children }: ShownOnceProps) {
  return (
    <Notice tone="good" title={title}>
      {/* Only this: around the copy button, the region would say again what the button says. */}
      <p role="status">{children}</p>
      <CopyText text={secret} what={what}>
        <Button size="small" variant="quiet" onClick={onClose}>
          Done
        </Button>
      </CopyText>
    </Notice>
  );
}
