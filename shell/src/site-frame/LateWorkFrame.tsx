import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import type { WorkFrameProps } from '../work-frame/work-frame-props.ts';

interface LateWorkFrameProps extends WorkFrameProps {
  /** The public frame with the same page, for when the frame to work in does not come. */
  instead: ReactNode;
}

function Instead({ instead }: LateWorkFrameProps) {
  return instead;
}

let loaded: ComponentType<LateWorkFrameProps> | null = null;

/**
 * Loads the frame to work in, which the public pages do without. Never rejects: without it the page still shows, in the
 * public frame.
 */
export async function loadWorkFrame(): Promise<ComponentType<LateWorkFrameProps>> {
  const fetchIt = () => import(/* webpackChunkName: "work-frame" */ '../work-frame/WorkFrame.tsx');
  const arrived = await fetchIt()
    .catch(fetchIt)
    .catch(() => null);
  loaded ??= arrived?.WorkFrame ?? null;
  return loaded ?? Instead;
}

const Later = lazy(async () => ({ default: await loadWorkFrame() }));

/** The frame to work in, as soon as it is loaded. Another component for a frame that is shown would lose what is in it. */
export function LateWorkFrame(props: LateWorkFrameProps) {
  const [Frame] = useState<ComponentType<LateWorkFrameProps>>(() => loaded ?? Later);
  return <Frame {...props} />;
}
