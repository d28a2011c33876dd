/** A mid-range phone on slow 4G: what every figure of the comparison is measured with. */
export const PHONE = {
  screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  network: { latencyMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750 },
  cpuSlowdown: 4,
} as const;
