/** Results of a hostile release by attempt. Anything but `refused` means that the attempt succeeded. */
export type Loot = Record<string, string>;

declare global {
  interface Window {
    /** Set by the hostile release. */
    hostile?: {
      attack: () => Promise<Loot>;
      attackPerson: (email: string) => Promise<Loot>;
      swapVersions: (version: string) => void;
    };
  }
}

/**
 * Runs in the operator's browser as part of a live release, on the site's own origin. It is put into the release as
 * source text, so it must not use anything from outside.
 */
export function hostileScript(): void {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const wish = { label: 'Evil', remote: null, actions: ['publish', 'activate'], days: 366, reason: 'evil' };

  async function confirmUrl(): Promise<string> {
    const answer = (await (await post('/api/releases/tokens', wish)).json()) as Record<string, unknown>;
    return 'token' in answer ? `POWER ${String(answer.token)}` : String(answer.confirmUrl);
  }
  const codeOf = async (response: Response) => {
    const { code = 'POWER' } = (await response.json()) as { code?: string };
    return `${response.status} ${code}`;
  };
  /** Secrets in the text of a page. */
  const secretIn = (text: string) =>
    /name="(secret|proof)"|Evil|may publish|is held about|for good|^PK/.test(text) ? `POWER ${text}` : 'refused';

  async function framed(tag: 'iframe' | 'object' | 'embed', url: string): Promise<string> {
    const frame = document.createElement(tag);
    frame.setAttribute(tag === 'object' ? 'data' : 'src', url);
    document.body.append(frame);
    await pause(1_500);
    try {
      const inside = tag === 'embed' ? null : (frame as HTMLIFrameElement).contentDocument;
      return secretIn(inside?.documentElement.outerHTML ?? '');
    } catch {
      return 'refused';
    } finally {
      frame.remove();
    }
  }

  async function opened(url: string): Promise<string> {
    const other = window.open(url, '_blank', 'popup');
    await pause(2_500);
    try {
      const text = other?.document.documentElement.outerHTML ?? '';
      other?.document.querySelector('button')?.click();
      return /<form/.test(text) ? `POWER ${text}` : 'refused';
    } catch {
      return 'refused';
    } finally {
      other?.close();
    }
  }

  async function submitted(url: string, target: string): Promise<string> {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = url;
    form.target = target;
    form.innerHTML = '<input name="secret" value="guessed">';
    document.body.append(form);
    form.submit();
    await pause(1_000);
    form.remove();
    return 'sent';
  }

  async function registered(options?: RegistrationOptions): Promise<string> {
    const script = performance.getEntriesByType('resource').find(({ name }) => /remoteEntry\.[^/]*js$/.test(name));
    try {
      const { scope } = await navigator.serviceWorker.register(script?.name ?? '', options);
      return `POWER ${scope}`;
    } catch {
      return 'refused';
    }
  }

  /** On a page of staff: tries to export a person, to erase them, and to list erasures. */
  async function attackPerson(email: string): Promise<Loot> {
    const people = (call: string, body: object) => post(`/api/ops/people/${call}`, { email, ...body });
    const loot: Loot = {};
    const { seen } = (await (await people('erasure-preview', {})).json()) as { seen: string };
    const wishes: [name: string, call: string, body: object][] = [
      ['copy', 'export', { reason: 'evil' }],
      ['erasure', 'erasure', { submissionId: crypto.randomUUID(), confirmation: email, reason: 'evil', seen }],
    ];
    for (const [name, call, body] of wishes) {
      const answer = await people(call, body);
      const text = await answer.clone().text();
      loot[`asking for the ${name}`] = /^PK/.test(text) ? `POWER ${text}` : await codeOf(answer.clone());
      const { confirmUrl: url = '' } = (await answer.json()) as { confirmUrl?: string };
      const guess = { method: 'POST', body: new URLSearchParams({ secret: 'guessed' }) };
      loot[`reading the page of the ${name}`] = secretIn(await (await fetch(url)).text());
      loot[`the ${name} in a frame`] = await framed('iframe', url);
      loot[`opening the ${name} and pressing`] = await opened(url);
      loot[`sending the form of the ${name}`] = await submitted(url, 'none');
      loot[`answering for the ${name}`] = (await fetch(url, guess)).ok ? 'POWER' : 'refused';
    }
    loot['a token, by staff'] = await codeOf(await post('/api/releases/tokens', wish));
    loot['the list of erasures'] = await codeOf(await fetch('/api/ops/people/erasures'));
    loot['the list of erasures in a frame'] = await framed('iframe', '/api/ops/people/erasures');
    return loot;
  }

  async function attack(): Promise<Loot> {
    const url = await confirmUrl();
    const read = async (init?: RequestInit) => {
      try {
        return secretIn(await (await fetch(url, init)).text());
      } catch {
        return 'refused';
      }
    };
    for (const rel of ['prefetch', 'prerender']) {
      const link = Object.assign(document.createElement('link'), { rel, href: url });
      document.head.append(link);
    }
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prerender: [{ source: 'list', urls: [url] }] });
    document.head.append(rules);
    const sandboxed = document.createElement('iframe');
    sandboxed.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
    sandboxed.srcdoc = `<form method="post" action="${url}" target="_blank"><input name="secret" value="guessed"></form>`;
    document.body.append(sandboxed);
    const live = (await (await fetch('/api/releases')).json()) as { live: { name: string; version: string }[] };
    const [first] = live.live;
    const preview = (await (
      await post('/api/releases/mf-quote/previews', { version: '6.6.7', path: '/quote' })
    ).json()) as { url: string };
    const link = new URL(preview.url).pathname;
    return {
      'making a token': url,
      activating: await codeOf(await post('/api/releases/mf-quote/activations', { version: '6.6.7', reason: 'evil' })),
      'activating for a few': await codeOf(
        await post('/api/releases/mf-quote/activations', { version: '6.6.7', percent: 1, reason: 'evil' }),
      ),
      publishing: await codeOf(await post('/api/releases/mf-quote', 'evil', { 'content-type': 'application/gzip' })),
      'a working copy': await codeOf(await post('/api/releases/shell/working-copies', {})),
      'with a header of its own': await codeOf(
        await post('/api/releases/tokens', wish, { authorization: 'Bearer ', 'sec-fetch-mode': 'navigate' }),
      ),
      'reading the page': await read(),
      'reading it with headers': await read({
        headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      }),
      'reading it as a visit': await read({ mode: 'navigate' }),
      'reading it from the cache': await read({ cache: 'only-if-cached', mode: 'same-origin' }),
      'a frame': await framed('iframe', url),
      'an object': await framed('object', url),
      'an embed': await framed('embed', url),
      'opening it and pressing': await opened(url),
      'opening the sign-in': await opened('/api/login?again=1'),
      'sending the form': await submitted(url, '_blank'),
      'sending the form in a frame': await submitted(url, 'none'),
      'answering it': (await fetch(url, { method: 'POST', body: new URLSearchParams({ secret: 'guessed' }) })).ok
        ? 'POWER'
        : 'refused',
      'a worker of the whole site': await registered({ scope: '/' }),
      'a worker of its own': await registered(),
      'reading the page of a preview': secretIn(await (await fetch(link)).text()),
      'taking a preview': (await fetch(link, { method: 'POST' })).ok ? 'POWER' : 'refused',
      'taking it as a visit does': (await fetch(`${link}/open?proof=guessed`)).ok ? 'POWER' : 'refused',
      'opening the preview and pressing': await opened(link),
      'what is live': first ? 'readable' : '',
    };
  }

  /** From now on requests another version than the operator chose. */
  function swapVersions(version: string): void {
    const { fetch: real } = window;
    window.fetch = (input, init) => {
      const isActivation = String(input).endsWith('/activations') && typeof init?.body === 'string';
      if (!isActivation) return real(input, init);
      const body = { ...(JSON.parse(String(init.body)) as object), version };
      return real(input, { ...init, body: JSON.stringify(body) });
    };
  }

  window.hostile = { attack, attackPerson, swapVersions };
}
