import { get } from 'node:http';

/** An open tab's event stream. `until` resolves once a revision after the given one was announced. */
export function followEvents(url) {
  let newest = 0;
  const waiting = new Set();
  const request = get(`${url}/api/releases/events`, (response) => {
    response.setEncoding('utf8').on('data', (text) => {
      for (const [, revision] of text.matchAll(/"revision":(\d+)/g)) newest = Math.max(newest, Number(revision));
      for (const look of waiting) look();
    });
  });
  request.on('error', () => {});
  return {
    newest: () => newest,
    until: (revision) =>
      new Promise((resolve) => {
        const look = () => {
          if (newest < revision) return;
          waiting.delete(look);
          resolve(performance.now());
        };
        waiting.add(look);
        look();
      }),
    close: () => request.destroy(),
  };
}
