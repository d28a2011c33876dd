import type { QuoteRequest } from '@saltbush/freight';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { QuoteForm } from './quote-form.ts';

const TYPED = ['text', 'number', 'date', 'time'];

/** Values in the form's fields that differ from the page's answers. */
function typedAnswers(element: HTMLFormElement, request: QuoteRequest): Partial<QuoteRequest> {
  const typed: Record<string, string> = {};
  for (const { name, type, value, readOnly } of element.querySelectorAll('input')) {
    if (!TYPED.includes(type) || readOnly || !Object.hasOwn(request, name)) continue;
    if (value !== '' && value !== String(request[name as keyof QuoteRequest])) typed[name] = value;
  }
  return typed;
}

/**
 * Takes over what was typed into the server's form before this code loaded, or what the browser restored there; React
 * would overwrite it. Give the returned ref to the form.
 */
export function useTypedBefore({ request, change }: QuoteForm): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const isRead = useRef(false);

  useLayoutEffect(() => {
    if (isRead.current || !element.current) return;
    isRead.current = true;
    const typed = typedAnswers(element.current, request);
    if (Object.keys(typed).length > 0) change(typed);
  }, [request, change]);

  return element;
}
