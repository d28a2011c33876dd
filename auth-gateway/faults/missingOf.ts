interface Readiness {
  status: string;
  missing: string[];
}

/**
 * What `/readyz` of a gateway says is missing. The renderer is left out, since these gateways run from source without
 * it.
 */
export async function missingOf(url: string): Promise<Readiness> {
  const { status, missing } = (await (await fetch(`${url}/readyz`)).json()) as Readiness;
  return { status, missing: missing.filter((part) => part !== 'renderer').sort() };
}
