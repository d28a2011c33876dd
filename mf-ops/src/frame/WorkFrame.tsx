import { keepTogether } from '@saltbush/ui';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import * as S from './WorkFrame.styles.ts';

interface WorkFrameProps {
  /** What the navigation leads through. */
  label: string;
  places: readonly { id: string; label: string; href: string }[];
  placesRef?: Ref<HTMLElement>;
  place: string;
  title: string;
  /** At the end of the navigation. */
  tools: ReactNode;
  /** Above the heading: where a page leads back to. */
  above?: ReactNode;
  /** Beside the heading: how fresh the page is. */
  beside?: ReactNode;
  children: ReactNode;
}

/** What every page of the desk and of the release console stands in: navigation and heading. */
export function WorkFrame(props: WorkFrameProps) {
  const { label, places, placesRef, place, title, tools, above, beside, children } = props;
  const current = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // On a phone the row of links is wider than the window.
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, []);

  return (
    <S.Ground>
      <S.Width>
        <S.Bar>
          <S.Places aria-label={label} ref={placesRef}>
            {places.map(({ id, label: text, href }) => (
              <a
                key={id}
                href={href}
                aria-current={id === place ? 'true' : undefined}
                ref={id === place ? current : undefined}
              >
                {text}
              </a>
            ))}
          </S.Places>
          {tools}
        </S.Bar>
        <S.Head>
          <div>
            {above}
            <h1>{keepTogether(title)}</h1>
          </div>
          {beside}
        </S.Head>
        {children}
      </S.Width>
    </S.Ground>
  );
}
