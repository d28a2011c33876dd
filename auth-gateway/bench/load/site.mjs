/** The scripts that the home page names, and one of its films. */
export async function filesOf(url) {
  const html = await (await fetch(url)).text();
  const found = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, file]) => file))];
  return { files: found(/"(\/mf\/[^"]+\.js)"/g), film: found(/"(\/mf\/[^"]+\.(?:mp4|webm))"/g)[0] };
}

/** Calls a site as its operator. It posts when there is a body. */
export async function callSite({ url, token }, path, body) {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

/** Memory in bytes and processor seconds since the start, from the gateway's own metrics. */
export async function figuresOf(site) {
  const text = await callSite(site, '/metrics');
  const read = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_used_bytes'),
    cpu: read('process_cpu_seconds_total'),
  };
}
