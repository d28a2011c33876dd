/** The CI whose runs may publish, as its identity provider certifies them. Everything is compared letter by letter. */
export interface PublisherIdentity {
  /** Who says who the CI is, such as `https://token.actions.githubusercontent.com`. */
  issuer: string;
  /** Address of the repository, such as `https://github.com/saltbush/mf-quote`. */
  repository: string;
  /** Path of the workflow's file in the repository, such as `.github/workflows/release.yml`. */
  workflow: string;
  branch: string;
}

/** Whoever may publish releases of a remote: the holder of a key, or a CI. */
export type NewPublisher =
  | {
      kind: 'key';
      label: string;
      /** Ed25519, SPKI as DER in base64. */
      publicKey: string;
    }
  | ({ kind: 'identity' } & PublisherIdentity);

export type Publisher = NewPublisher & {
  /** Of a key, what names it: `keyIdOf`. Of an identity, 16 hex digits of a hash over it. */
  id: string;
  /** It in words, completely: what a person compares. */
  what: string;
  by: string;
  at: string;
  reason: string;
};

/** The publishers of a remote, or of the host. While there is one of these, a release has to be signed by one of them. */
export interface PublisherPolicy {
  name: string;
  /** Oldest first. Without any, nobody may publish. */
  publishers: Publisher[];
}

export interface PublishersReport {
  /** By name. Remotes without one take releases from whoever has a token. */
  policies: PublisherPolicy[];
  /** Whether this gateway has the roots to verify identities with. */
  hasRoots: boolean;
}

/** Who signed a release, as the line that published it keeps it. */
export type ReleaseSigner = { id: string; what: string } & (
  | { kind: 'key'; label: string }
  | ({ kind: 'identity'; commit: string | null; run: string | null } & PublisherIdentity)
);

/** The answer to a change of publishers. */
export interface PublisherAnswer {
  name: string;
  /** Of the publisher that was added or removed; null for the end of a policy. */
  id: string | null;
  /** The line of the log; null when there was nothing to do. */
  seq: number | null;
}
