import { MeshoptSimplifier } from 'three/addons/libs/meshopt_simplifier.module.js';
import { createPaints } from '../paint/paints.ts';
import { loadingDock } from '../props/loadingDock.ts';
import { person } from '../props/person.ts';
import { buildVehicle } from '../vehicles/buildVehicle.ts';
import { MODELLED } from '../vehicles/fleet-vehicles.data.ts';
import { lightModel } from './lightModel.ts';
import { toGlb } from './toGlb.ts';
import { toUsdz } from './toUsdz.ts';

declare global {
  interface Window {
    /** Makes every model file and answers with their bytes in base64, by name. */
    exportModels: () => Promise<Record<string, string>>;
  }
}

/** How far a surface may move, as a fraction of the model's length. Long vehicles are seen from farther away. */
const FOR_GLB = { fine: 0.0006, coarse: 0.0022 };
/** The files for Quick Look are text, which takes more space. */
const FOR_USDZ = { fine: 0.0012, coarse: 0.0045 };

window.exportModels = async () => {
  await MeshoptSimplifier.ready;
  const paints = createPaints();
  const files: Record<string, string> = {};
  for (const id of MODELLED) {
    const vehicle = buildVehicle(id, { paints });
    files[`${id}.glb`] = base64(await toGlb(lightModel(vehicle, FOR_GLB)));
    files[`${id}.usdz`] = base64(await toUsdz(lightModel(vehicle, FOR_USDZ)));
  }
  files['person.glb'] = base64(await toGlb(lightModel(person().toGroup(paints, 'person'), FOR_GLB)));
  files['dock.glb'] = base64(await toGlb(lightModel(loadingDock().toGroup(paints, 'dock'), FOR_GLB)));
  return files;
};

function base64(bytes: ArrayBuffer | Uint8Array): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
