/** Processor time of this process so far: unlike time on the clock, it leaves out what else the machine does. */
export function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Notes how much work was done at most before the event loop came round. */
export function watchTurns() {
  let longestMs = 0;
  let last = processorMs();
  const timer = setInterval(() => {
    const now = processorMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return longestMs;
  };
}
