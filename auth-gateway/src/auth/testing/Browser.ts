export const OWN = { 'sec-fetch-site': 'same-origin' };
export const FOREIGN = { 'sec-fetch-site': 'cross-site' };
export const CLIENT = { email: 'client@saltbush.example', password: 'saltbush-client' };

/** A browser without a screen: it keeps cookies by path, and follows redirects when asked to. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #origin: string;
  readonly #known: readonly string[];

  readonly #now: () => number;

  /** `now` is the browser's own clock, in milliseconds. */
  constructor(origin: string, otherOrigins: readonly string[] = [], now: () => number = Date.now) {
    this.#now = now;
    this.#origin = origin;
    this.#known = [origin, ...otherOrigins];
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.#origin);
    const cookie = [...this.cookies]
      .filter(([, { path: cookiePath }]) => url.pathname.startsWith(cookiePath))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
    // `Max-Age` counts before `Expires` (RFC 6265 §5.3), so the clock of a server does not matter.
    const maxAge = attributes.find((attribute) => /^max-age=/i.test(attribute))?.slice(8);
    const isOver = maxAge === undefined ? expires && Date.parse(expires) < this.#now() : Number(maxAge) <= 0;
    if (value === '' || isOver) this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }

  /** Follows redirects within the site. Returns the last response and its path. */
  async follow(path: string, init: RequestInit = {}): Promise<{ response: Response; path: string }> {
    let response = await this.request(path, init);
    let here = path;
    for (let hops = 0; response.status >= 300 && response.status < 400; hops += 1) {
      if (hops > 10) throw new Error(`Redirected for ever, last to ${here}`);
      const next = new URL(response.headers.get('location') ?? '', new URL(here, this.#origin));
      if (!this.#known.includes(next.origin)) throw new Error(`Redirected away to ${next.href}`);
      here = next.origin === this.#origin ? next.pathname + next.search : next.href;
      response = await this.request(here);
    }
    return { response, path: here };
  }

  submit(path: string, fields: Record<string, string>, headers: Record<string, string> = OWN) {
    return this.follow(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  async signIn(returnTo = '/', email = CLIENT.email, password = CLIENT.password) {
    const { path } = await this.follow(`/api/login?${new URLSearchParams({ returnTo })}`);
    return this.submit(path, { email, password });
  }

  async user(): Promise<{ status: number; body: unknown }> {
    const response = await this.request('/api/auth/user');
    return { status: response.status, body: await response.json() };
  }
}
