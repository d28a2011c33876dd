/** What Chromium says about the connection (Network Information API); other browsers say nothing. */
export interface Connection {
  saveData?: boolean;
  /** Speed as a kind of network: `slow-2g`, `2g`, `3g` or `4g`, which also stands for everything faster. */
  effectiveType?: string;
  type?: string;
}

interface Circumstances {
  /** As wide as the desktop layout. */
  isWide: boolean;
  /** The visitor asked the browser for less motion. */
  lessMotion: boolean;
  connection?: Connection | undefined;
}

/** Whether a film may play, and so be fetched, without being asked for. The host decides the same way when to start. */
export function startsByItself({ isWide, lessMotion, connection = {} }: Circumstances): boolean {
  const { saveData = false, effectiveType = '4g', type } = connection;
  return isWide && !lessMotion && !saveData && effectiveType === '4g' && type !== 'cellular';
}
