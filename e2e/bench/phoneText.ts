import { PHONE } from './phone.data.ts';

/** The browser and the phone that it pretends to be, in words. */
export function phoneText(browser: string): string {
  const { screen, network, cpuSlowdown } = PHONE;
  const { width, height } = screen.viewport;
  const megabits = ((network.downBytesPerSecond * 8) / 1_000_000).toFixed(1);
  return `${browser} as a phone: ${width} × ${height} px, ${megabits} Mbit/s, ${network.latencyMs} ms, processor ${cpuSlowdown} times slower`;
}
