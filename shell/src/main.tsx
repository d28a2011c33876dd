import './loading/cspNonce.ts';
import { whenOnShow } from './frame/whenOnShow.ts';
import { nextTask } from './idle/nextTask.ts';

/** Runs the host's modules. On a slow phone they block the page for as long as one of these steps takes, not all. */
async function runModules() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shared/styled-components.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './loading/createFederation.ts');
  await nextTask();
  const { startHost } = await import(/* webpackMode: "eager" */ './start/startHost.tsx');
  await nextTask();
  whenOnShow(startHost);
}

runModules().catch(reportError);
