import { askPatiently, type Patience, type PatientCall } from '../askPatiently.ts';

/**
 * Asks the gateway for a file. While it is too busy, this waits as long as it says and asks again.
 * @throws RequestError for any other refusal; what `fetch` throws when there is no answer, or when it was given up.
 */
export async function askForFile(call: PatientCall, patience: Patience): Promise<ArrayBuffer> {
  const response = await askPatiently(call, patience);
  return response.arrayBuffer();
}
