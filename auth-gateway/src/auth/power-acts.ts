/** The session in which somebody acts. */
export interface ActingSession {
  /** Null when the visitor is known by other means than a session. */
  id: string | null;
  userId: string;
}

/** Somebody known by a session alone. Any script on their page can use it, so power acts need a confirmation. */
export interface SessionActor {
  /** Their name in the audit. */
  label: string;
  session: ActingSession;
}

export interface Confirmations<Act> {
  /**
   * Keeps the act until the actor has confirmed it on a page that no script can press.
   * @throws Refusal `confirmation-needed` with the address of that page. It always throws.
   */
  require: (actor: SessionActor, act: Act) => Promise<never>;
}
