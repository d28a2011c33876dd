/** Ends the present task, so that the browser can answer the visitor before the next step runs. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
