/**
 * Ends the present task, so that the browser can answer the visitor before the next step runs. A message and not a timer,
 * since timers are a second late in a tab in the background.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
