import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as S from './BoardDialog.styles.ts';

interface BoardDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the board. Escape closes it; the focus then returns to where it was. */
export function BoardDialog({ label, onClose, children }: BoardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before it leaves the document, or the browser would not know where to return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <S.Dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </S.Dialog>
  );
}
