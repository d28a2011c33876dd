import type { DriverForms, DriverPurpose } from '@saltbush/drivers/api';

type Embedded = Extract<DriverForms, { status: 'embedded' }>;

interface FormsApi {
  forms?: { create: (form: { portalId: string; formId: string; region: string; target: string }) => void };
}

/** If no form has appeared by then, ours is shown. */
export const EMBED_TIMEOUT_MS = 8_000;
const LOOK_EVERY_MS = 100;

/**
 * Loads the third party's script, which puts its form into `target`. Resolves to whether a form appeared: false when
 * the script is blocked, fails, or takes too long. Never rejects.
 */
export function loadThirdPartyForm(forms: Embedded, purpose: DriverPurpose, target: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (isThere: boolean) => {
      clearTimeout(timer);
      resolve(isThere);
    };
    const look = () => {
      if (target.childElementCount > 0) finish(true);
      else if (performance.now() - startedAt > EMBED_TIMEOUT_MS) finish(false);
      else timer = setTimeout(look, LOOK_EVERY_MS);
    };
    const script = document.createElement('script');
    script.src = forms.scriptUrl;
    script.onerror = () => finish(false);
    script.onload = () => {
      const { hbspt } = window as { hbspt?: FormsApi };
      if (!hbspt?.forms) {
        finish(false);
        return;
      }
      const { portalId, region, formIds } = forms;
      hbspt.forms.create({ portalId, region, formId: formIds[purpose], target: `#${target.id}` });
    };
    document.head.append(script);
    look();
  });
}
