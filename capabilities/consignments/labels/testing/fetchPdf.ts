/** A PDF of the gateway, with its `content-disposition`. */
export async function fetchPdf(url: string, init: RequestInit = {}): Promise<{ name: string | null; bytes: Buffer }> {
  const answer = await fetch(url, init);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return { name: answer.headers.get('content-disposition'), bytes: Buffer.from(await answer.arrayBuffer()) };
}
