/** A document or picture instead of JSON, by its media type. */
export interface FileOf<Media extends string> {
  media: Media;
}

/** A stream of server-sent events: the data of each, by its name. */
export interface EventsOf<Events> {
  events: Events;
}

/** What a route takes and gives. */
interface ApiRoute {
  /** Values of the parts of the path that are not any text or number. */
  params?: object;
  query?: object;
  headers?: object;
  /** Sent as JSON. */
  body?: object;
  /** Media types of a body that is a file. */
  file?: string;
  /** Null for an answer without content. */
  answer: unknown;
  /**
   * The refusals that callers tell apart, by code, each with the fields beside `detail`. Any route may also answer the
   * codes of any request.
   */
  refusals?: object;
  /** The route of the next major that takes its place. It stays for as long as releases or open tabs need it. */
  replacedBy?: string;
}

type NameOf<Part extends string> = Part extends `${infer Name}.${string}` ? Name : Part;

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Part}/${infer More}`
    ? NameOf<Part> | NamesIn<`/${More}`>
    : NameOf<Rest>
  : never;

type ParamsOf<Name extends string, Route> = Omit<
  Record<NamesIn<Name>, string | number>,
  Route extends { params: infer Params } ? keyof Params : never
> &
  (Route extends { params: infer Params } ? Params : unknown);

/** What a caller gives for a route: the parts of its path, its query, its body. */
export type InputOf<Name extends string, Route extends ApiRoute> = ([NamesIn<Name>] extends [never]
  ? unknown
  : { params: ParamsOf<Name, Route> }) &
  (Route extends { query: infer Query } ? { query: Query } : unknown) &
  (Route extends { body: infer Body } ? { body: Body } : unknown) &
  (Route extends { file: string } ? { body: Blob } : unknown);
