/** The last presses, newest first, for whoever tells of a failure. Sending a form with Enter presses its button. */
export const lastActs: Event[] = [];

const MOST_ACTS = 5;

/** Remembers which controls are pressed, and nothing that is typed into them. */
export function keepActs(): void {
  addEventListener(
    'click',
    (event) => {
      lastActs.unshift(event);
      lastActs.splice(MOST_ACTS);
    },
    true,
  );
}
