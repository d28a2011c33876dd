import { request } from '@saltbush/contract';
import type { SavesReport } from '@saltbush/contract/release-api';

type Save = SavesReport['saves'][number];

/** Only a development build of the host has this. */
type RefreshedWindow = Window & {
  saltbushRefresh?: { saveTakes?: ReadonlyMap<string, (save: Save) => Promise<void>> };
};

const askForSaves = () => request<SavesReport>(['/api', 'site', 'saves']);

/** Puts what was saved in working copies into this page, before the gateway has whole builds of it. */
export async function takeSaves(ask = askForSaves): Promise<void> {
  const { saveTakes } = (window as RefreshedWindow).saltbushRefresh ?? {};
  if (!saveTakes || saveTakes.size === 0) return;
  // The whole build follows in any case.
  const report = await ask().catch(() => null);
  for (const save of report?.saves ?? []) await saveTakes.get(save.remote)?.(save);
}
