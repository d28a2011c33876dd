import { keepTogether } from '@saltbush/ui';
import type { ReactNode, Ref } from 'react';
import * as S from './WorkFrame.styles.ts';

interface WorkFrameProps {
  /** Name of the navigation. */
  label: string;
  places: readonly { id: string; label: string; href: string }[];
  placesRef?: Ref<HTMLElement>;
  place: string;
  title: string;
  /** At the end of the navigation. */
  tools: ReactNode;
  /** Link back, above the heading. */
  above?: ReactNode;
  /** Age of the data, beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Frame of every desk and console page: navigation and heading. */
export function WorkFrame(props: WorkFrameProps) {
  const { label, places, placesRef, place, title, tools, above, beside, children } = props;
  return (
    <S.Ground>
      <S.Width>
        <S.Bar>
          <S.Places aria-label={label} ref={placesRef}>
            {places.map(({ id, label: text, href }) => (
              <a key={id} href={href} aria-current={id === place ? 'true' : undefined}>
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
