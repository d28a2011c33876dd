import { type ReactNode, useState } from 'react';
import { WorkFrame } from '../frame/WorkFrame.tsx';
import { Confirmed } from './Confirmed.tsx';
import { News } from './News.tsx';
import { StreamSign } from './StreamSign.tsx';
import { useReleaseStream } from './useReleaseStream.ts';

interface ConsoleFrameProps {
  title: string;
  /** Link back, above the heading. */
  above?: ReactNode;
  children: ReactNode;
}

/** What every console page has: its heading, and live news. */
export function ConsoleFrame({ title, above, children }: ConsoleFrameProps) {
  const { connection, news, dismissNews } = useReleaseStream();
  const [hasBroken, setHasBroken] = useState(false);
  if (connection === 'broken' && !hasBroken) setHasBroken(true);

  return (
    <WorkFrame {...{ title, above }} beside={<StreamSign state={connection} hasBroken={hasBroken} />}>
      <Confirmed />
      <News entry={news} onDismiss={dismissNews} />
      {children}
    </WorkFrame>
  );
}
