import { Button, Notice } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import * as S from './PassingNews.styles.ts';

interface PassingNewsProps {
  /** Null while there is none. The element exists before that, so that screen readers announce what appears in it. */
  news: { title: string; text: string } | null;
  tone?: 'info' | 'good';
  /** Name of the element, which then takes the focus when news appear. */
  focusedAs?: string;
  onDismiss: () => void;
}

/** A notice about what has just happened, which can be dismissed. */
export function PassingNews({ news, tone = 'info', focusedAs, onDismiss }: PassingNewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const takesFocus = news !== null && focusedAs !== undefined;

  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);

  return (
    <S.Place ref={place} role="status" {...(focusedAs === undefined ? {} : { tabIndex: -1, 'aria-label': focusedAs })}>
      {news && (
        <Notice tone={tone} title={news.title}>
          <S.Row>
            <p>{news.text}</p>
            <Button variant="quiet" size="small" onClick={onDismiss}>
              Dismiss
            </Button>
          </S.Row>
        </Notice>
      )}
    </S.Place>
  );
}
