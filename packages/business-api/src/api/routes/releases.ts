/** What the host's search asks of the release API. The pages of the console call the rest of it without a type. */
export interface ReleaseRoutes {
  'GET /api/releases/search': {
    query: { q: string };
    /** A `SearchAnswer` of the contract. */
    answer: { results: { title: string; detail: string; path: string }[] };
  };
}
