import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { Notice } from '../feedback/Notice.tsx';
import * as S from './ErrorSummary.styles.ts';

export interface FieldFault {
  /** Id of the field's control. */
  id: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Every field at fault, in the order of the form. Nothing shows while it is empty. */
  faults: readonly FieldFault[];
  /** Brings the field into the page and focuses it. Default: focuses the control that is there. */
  onGo?: (id: string) => void;
}

function focusControl(id: string): void {
  document.getElementById(id)?.focus();
}

/**
 * Says at the head of a form how many answers are wrong, with a link to each field. Focus it, through its `ref`, when
 * an attempt to send has stopped: that reads it out, so it is no live region, which would read it again with every
 * answer that is put right.
 */
export function ErrorSummary({ faults, onGo = focusControl, ...props }: ErrorSummaryProps) {
  const headingId = useId();
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    onGo(id);
  };
  if (faults.length === 0) return null;
  return (
    <Notice tone="danger" role="group" tabIndex={-1} aria-labelledby={headingId} {...props}>
      <S.Heading id={headingId}>
        {faults.length === 1 ? 'One answer needs your attention' : `${faults.length} answers need your attention`}
      </S.Heading>
      <S.Faults>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`} onClick={(event) => go(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </S.Faults>
    </Notice>
  );
}
