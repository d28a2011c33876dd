/** Who signs an act: the session they came with. */
export interface ActingSession {
  /** Null where the visitor is known without a session. */
  id: string | null;
  userId: string;
}

/** Whoever is known by a session alone, which any script on their page can use. */
export interface SessionActor {
  /** As the audit will name them. */
  label: string;
  session: ActingSession;
}

export interface Confirmations<Act> {
  /**
   * Keeps the act until whoever asked has confirmed it on a page that no script can press.
   * @throws Refusal `confirmation-needed` with the address of that page, always.
   */
  require: (actor: SessionActor, act: Act) => Promise<never>;
}
