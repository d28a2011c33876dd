interface Readiness {
  status: string;
  missing: string[];
}

/** What `/readyz` of a gateway says. The renderer does not count: it is built, and these gateways run from source. */
export async function missingOf(url: string): Promise<Readiness> {
  const { status, missing } = (await (await fetch(`${url}/readyz`)).json()) as Readiness;
  return { status, missing: missing.filter((part) => part !== 'renderer').sort() };
}
