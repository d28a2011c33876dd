import type {
  AdvisoriesReport,
  ApisReport,
  BuildFailure,
  FailuresReport,
  FlagsReport,
  HistoryEntry,
  LiveReport,
  LogPage,
  PruneReport,
  PublisherAnswer,
  PublishersReport,
  ReleaseHealthReport,
  ReleasePreview,
  ReleaseToken,
  RoutesReport,
  SetChange,
  SlotsReport,
  SlowerBackAnswer,
  VerdictReport,
} from '@saltbush/contract/release-api';
import type { Sbom } from '@saltbush/contract/sbom';
import { createGatewayCall, type GatewayCall, type GatewayCallOptions } from './createGatewayCall.ts';
import type {
  Activation,
  ActivationWanted,
  ApiAnswer,
  ApiWanted,
  FailuresWanted,
  FlagAnswer,
  FlagWanted,
  GrantAnswer,
  GrantWanted,
  HistoryWanted,
  PreviewLink,
  Publication,
  PublisherWanted,
  Retirement,
  SetActivation,
  TokenWanted,
  WorkingCopyLink,
} from './gateway-answers.ts';

/** Calls a gateway's release API. Every method throws a ToolingError with a reason that a person can act on. */
export class GatewayClient {
  /** Without a trailing slash. */
  readonly url: string;
  readonly #call: GatewayCall;

  constructor({ url, ...options }: GatewayCallOptions) {
    this.url = url.replace(/(?<!\/)\/+$/, '');
    this.#call = createGatewayCall({ url: this.url, ...options });
  }

  liveSet(): Promise<LiveReport> {
    return this.#call<LiveReport>('/api/releases');
  }

  /** How the live releases do, in the numbers of the health watch. */
  verdicts(): Promise<VerdictReport> {
    return this.#call<VerdictReport>('/api/releases/health/verdicts');
  }

  /** How each release did over the last hours. */
  health(hours: number): Promise<ReleaseHealthReport> {
    return this.#call<ReleaseHealthReport>(`/api/releases/health?hours=${hours}`);
  }

  /** Says whether the health watch takes slower releases of a name back. */
  watch(name: string, wish: { takesSlowerBack: boolean; reason: string }): Promise<SlowerBackAnswer> {
    return this.#call<SlowerBackAnswer>(`/api/releases/${name}/watch`, JSON.stringify(wish));
  }

  /** Newest first: what changed for visitors only, or all entries with `isWhole`. */
  async history({ name, isWhole = false, limit }: HistoryWanted = {}): Promise<HistoryEntry[]> {
    const query = new URLSearchParams({
      ...(name ? { name } : {}),
      ...(isWhole ? { all: '1' } : {}),
      ...(limit ? { limit: String(limit) } : {}),
    });
    const address = query.size > 0 ? `/api/releases/history?${query}` : '/api/releases/history';
    return (await this.#call<{ history: HistoryEntry[] }>(address)).history;
  }

  /** What fails, the latest first. */
  failures(wanted: FailuresWanted): Promise<FailuresReport> {
    const given = Object.entries(wanted).filter(([, value]) => value !== undefined) as [string, string][];
    const query = new URLSearchParams(given);
    return this.#call<FailuresReport>(`/api/releases/failures${query.size > 0 ? `?${query}` : ''}`);
  }

  /** The page of the log after line `after`, with the digests of what is stored; without entries at the end. */
  log(after: number): Promise<LogPage> {
    return this.#call<LogPage>(`/api/releases/log?after=${after}&digests=1`);
  }

  /** `archive` is the gzip tar made by `packRelease`. */
  publish(name: string, archive: Buffer, reason?: string): Promise<Publication> {
    const query = reason === undefined ? '' : `?${new URLSearchParams({ reason })}`;
    return this.#call<Publication>(`/api/releases/${name}${query}`, new Uint8Array(archive), 'application/gzip');
  }

  activate(name: string, activation: ActivationWanted): Promise<Activation> {
    return this.#call<Activation>(`/api/releases/${name}/activations`, JSON.stringify(activation));
  }

  rollback(
    name: string,
    rollback: { to?: string; from?: string; reason: string; evenThoughWithdrawn?: boolean },
  ): Promise<Activation> {
    return this.#call<Activation>(`/api/releases/${name}/rollback`, JSON.stringify(rollback));
  }

  /** Activates several releases at the same moment. */
  activateSet(set: {
    releases: { name: string; version: string }[];
    reason: string;
    watch?: boolean;
    evenThoughWithdrawn?: boolean;
  }): Promise<SetActivation> {
    return this.#call<SetActivation>('/api/releases/sets/activations', JSON.stringify(set));
  }

  rollbackSet(set: number, { reason }: { reason: string }): Promise<SetChange> {
    return this.#call<SetChange>(`/api/releases/sets/${set}/rollback`, JSON.stringify({ reason }));
  }

  retire(name: string, retirement: { from?: string; reason: string }): Promise<Retirement> {
    return this.#call<Retirement>(`/api/releases/${name}/retirement`, JSON.stringify(retirement));
  }

  async previews(): Promise<ReleasePreview[]> {
    return (await this.#call<{ previews: ReleasePreview[] }>('/api/releases/previews')).previews;
  }

  createPreview(name: string, preview: { version: string; hours?: number; path?: string }): Promise<PreviewLink> {
    return this.#call<PreviewLink>(`/api/releases/${name}/previews`, JSON.stringify(preview));
  }

  revokePreview(id: string): Promise<ReleasePreview> {
    return this.#call<ReleasePreview>(`/api/releases/previews/${encodeURIComponent(id)}/revoke`, '{}');
  }

  /** Creates a link that shows nothing until `showWorkingCopy` has sent a first build. */
  startWorkingCopy(name: string, copy: { hours?: number; path: string }): Promise<WorkingCopyLink> {
    return this.#call<WorkingCopyLink>(`/api/releases/${name}/working-copies`, JSON.stringify(copy));
  }

  /** `archive` as for `publish`; its version begins with 0.0.0-dev. */
  showWorkingCopy(name: string, id: string, archive: Buffer): Promise<Publication> {
    const path = `/api/releases/${name}/working-copies/${id}`;
    return this.#call<Publication>(path, new Uint8Array(archive), 'application/gzip');
  }

  /** Shows what was saved in a working copy before its whole build is sent. `archive`: gzip tar of `save.json` and scripts. */
  showSave(name: string, id: string, archive: Buffer): Promise<unknown> {
    const path = `/api/releases/${name}/working-copies/${id}/saves`;
    return this.#call<unknown>(path, new Uint8Array(archive), 'application/gzip');
  }

  /** What is wrong with a working copy now; nothing for an empty list. The browser that shows it says so. */
  tellFailures(name: string, id: string, failures: readonly BuildFailure[]): Promise<unknown> {
    const path = `/api/releases/${name}/working-copies/${id}/failures`;
    return this.#call<unknown>(path, JSON.stringify({ failures }));
  }

  async tokens(): Promise<ReleaseToken[]> {
    return (await this.#call<{ tokens: ReleaseToken[] }>('/api/releases/tokens')).tokens;
  }

  createToken(wanted: TokenWanted): Promise<ReleaseToken & { token: string }> {
    return this.#call<ReleaseToken & { token: string }>('/api/releases/tokens', JSON.stringify(wanted));
  }

  revokeToken(id: string, reason: string): Promise<ReleaseToken> {
    const path = `/api/releases/tokens/${encodeURIComponent(id)}/revoke`;
    return this.#call<ReleaseToken>(path, JSON.stringify({ reason }));
  }

  flags(): Promise<FlagsReport> {
    return this.#call<FlagsReport>('/api/releases/flags');
  }

  setFlag(wanted: FlagWanted): Promise<FlagAnswer> {
    return this.#call<FlagAnswer>('/api/releases/flags', JSON.stringify(wanted));
  }

  slots(): Promise<SlotsReport> {
    return this.#call<SlotsReport>('/api/releases/slots');
  }

  /** Who has which routes, and the grants in force. */
  routes(): Promise<RoutesReport> {
    return this.#call<RoutesReport>('/api/releases/routes');
  }

  /** Lets a remote have a route of another one. For operators. */
  grantRoute(grant: GrantWanted): Promise<GrantAnswer> {
    return this.#call<GrantAnswer>('/api/releases/routes/grants', JSON.stringify(grant));
  }

  /** Ends a grant. For operators. */
  revokeGrant(grant: GrantWanted): Promise<GrantAnswer> {
    return this.#call<GrantAnswer>('/api/releases/routes/grants/revoke', JSON.stringify(grant));
  }

  /** Live releases that hold a version that the operators' advisories name. */
  advisories(): Promise<AdvisoriesReport> {
    return this.#call<AdvisoriesReport>('/api/releases/advisories');
  }

  /** What is in a release, or in the gateway without one (CycloneDX). */
  sbom(release?: { name: string; version: string }): Promise<Sbom> {
    const path = release === undefined ? 'sbom' : `${release.name}/${encodeURIComponent(release.version)}/sbom`;
    return this.#call<Sbom>(`/api/releases/${path}`);
  }

  /** Who may publish which remote. */
  publishers(): Promise<PublishersReport> {
    return this.#call<PublishersReport>('/api/releases/publishers');
  }

  /** Lets somebody publish a remote. For operators. */
  addPublisher(wanted: PublisherWanted): Promise<PublisherAnswer> {
    return this.#call<PublisherAnswer>('/api/releases/publishers', JSON.stringify(wanted));
  }

  /** Ends that. For operators. */
  removePublisher(which: { name: string; id: string; reason: string }): Promise<PublisherAnswer> {
    return this.#call<PublisherAnswer>('/api/releases/publishers/removal', JSON.stringify(which));
  }

  /** Lets whoever has a token publish a remote. For operators. */
  endPublishers(which: { name: string; reason: string }): Promise<PublisherAnswer> {
    return this.#call<PublisherAnswer>('/api/releases/publishers/end', JSON.stringify(which));
  }

  /** The APIs of live remotes, and where their services run. */
  apis(): Promise<ApisReport> {
    return this.#call<ApisReport>('/api/releases/apis');
  }

  /** Registers where the service of a remote runs. For operators. */
  setApi(wanted: ApiWanted): Promise<ApiAnswer> {
    return this.#call<ApiAnswer>('/api/releases/apis', JSON.stringify(wanted));
  }

  /** Ends a registration. For operators. */
  removeApi(wanted: Pick<ApiWanted, 'remote' | 'version' | 'reason'>): Promise<ApiAnswer> {
    return this.#call<ApiAnswer>('/api/releases/apis/removal', JSON.stringify(wanted));
  }

  /** Makes a new key for the identities that services get. For operators. */
  rotateApiKey(reason: string): Promise<{ seq: number }> {
    return this.#call<{ seq: number }>('/api/releases/apis/keys', JSON.stringify({ reason }));
  }

  /** Removes old releases, or lists them with `dryRun`. For operators. */
  prune(prune: { dryRun: boolean; reason?: string }): Promise<PruneReport> {
    return this.#call<PruneReport>('/api/releases/prune', JSON.stringify(prune));
  }

  /** The manifest of a published release. */
  manifest(name: string, version: string): Promise<unknown> {
    return this.#call<unknown>(`/api/releases/${name}/${version}`);
  }
}
