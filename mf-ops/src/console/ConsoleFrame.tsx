import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as S from '../frame/DeskFrame.styles.ts';
import { OtherDesk } from '../frame/OtherDesk.tsx';
import { CONSOLE_PLACES, type ConsolePlace } from './console-places.data.ts';
import { LineSign } from './LineSign.tsx';
import { News } from './News.tsx';
import { useReleaseStream } from './useReleaseStream.ts';

interface ConsoleFrameProps {
  place: ConsolePlace;
  title: string;
  /** Above the heading: where a page leads back to. */
  above?: ReactNode;
  children: ReactNode;
}

/** What every page of the release console stands in: its navigation, the heading, and what happens meanwhile. */
export function ConsoleFrame({ place, title, above, children }: ConsoleFrameProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const { line, news, dismissNews } = useReleaseStream();
  const [hasBroken, setHasBroken] = useState(false);
  if (line === 'broken' && !hasBroken) setHasBroken(true);

  useEffect(() => {
    // On a phone the row of links is wider than the window.
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, []);

  return (
    <S.Ground>
      <S.Width>
        <S.Bar>
          <S.Places aria-label="Release console">
            {CONSOLE_PLACES.map(({ id, label, href }) => (
              <a
                key={id}
                href={href}
                aria-current={id === place ? 'true' : undefined}
                ref={id === place ? current : undefined}
              >
                {label}
              </a>
            ))}
          </S.Places>
          <OtherDesk forRole="staff" href="/ops/bookings" label="Staff desk" />
        </S.Bar>
        <S.Head>
          <div>
            {above}
            <h1>{title}</h1>
          </div>
          <LineSign line={line} hasBroken={hasBroken} />
        </S.Head>
        <News entry={news} onDismiss={dismissNews} />
        {children}
      </S.Width>
    </S.Ground>
  );
}
