import { type ReactNode, useState } from 'react';
import { OtherDesk } from '../frame/OtherDesk.tsx';
import { WorkFrame } from '../frame/WorkFrame.tsx';
import { Confirmed } from './Confirmed.tsx';
import { CONSOLE_PLACES, type ConsolePlace } from './console-places.data.ts';
import { News } from './News.tsx';
import { StreamSign } from './StreamSign.tsx';
import { useReleaseStream } from './useReleaseStream.ts';

interface ConsoleFrameProps {
  place: ConsolePlace;
  title: string;
  /** Link back, above the heading. */
  above?: ReactNode;
  children: ReactNode;
}

/** Frame of every console page: navigation and live news. */
export function ConsoleFrame({ place, title, above, children }: ConsoleFrameProps) {
  const { connection, news, dismissNews } = useReleaseStream();
  const [hasBroken, setHasBroken] = useState(false);
  if (connection === 'broken' && !hasBroken) setHasBroken(true);

  return (
    <WorkFrame
      {...{ place, title, above }}
      label="Release console"
      places={CONSOLE_PLACES}
      tools={<OtherDesk forRole="staff" href="/ops/bookings" label="Staff desk" />}
      beside={<StreamSign state={connection} hasBroken={hasBroken} />}
    >
      <Confirmed />
      <News entry={news} onDismiss={dismissNews} />
      {children}
    </WorkFrame>
  );
}
