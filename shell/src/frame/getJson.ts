/**
 * What the gateway answers; null for an empty answer. For pages without a host, since `request` of the contract is four times as
 * much code.
 * @throws for any answer outside 200-299.
 */
export async function getJson<Answer>(path: string, init?: RequestInit): Promise<Answer | null> {
  const answer = await fetch(path, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return text === '' ? null : (JSON.parse(text) as Answer);
}
