import { askPatiently, type Patience, type PatientCall } from './askPatiently.ts';

/**
 * Asks the gateway for an answer in JSON. While it is too busy, this waits as long as it says and asks again.
 * @throws RequestError for any other refusal; what `fetch` throws when there is no answer, or when it was given up.
 */
export async function askForAnswer<T>(call: PatientCall, patience: Patience): Promise<T> {
  const response = await askPatiently(call, patience);
  return JSON.parse(await response.text()) as T;
}
