import { type MouseEvent, useEffect, useId, useRef } from 'react';
import * as S from './BookingForm.styles.ts';
import { sectionOf } from './bookingErrors.ts';
import type { BookingForm } from './useBookingForm.ts';

/** The list of fields at fault, focused when an attempt stopped there. It shrinks as answers are put right. */
export function ErrorSummary({ form: { errors, stops } }: { form: BookingForm }) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);

  useEffect(() => {
    if (stops > 0) box.current?.focus();
  }, [stops]);

  const goTo = (event: MouseEvent, path: string) => {
    const field = document.getElementById(path);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };

  if (stops === 0 || entries.length === 0) return null;
  return (
    <S.Errors ref={box} tabIndex={-1} role="alert" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {entries.length === 1 ? 'One answer needs your attention' : `${entries.length} answers need your attention`}
      </h2>
      <ul>
        {entries.map(([path, message]) => (
          <li key={path}>
            <a href={`#${encodeURIComponent(path)}`} onClick={(event) => goTo(event, path)}>
              {sectionOf(path)}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </S.Errors>
  );
}
