import { type Group, Mesh } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

const loaded = new Map<string, Promise<Group>>();

/** A copy of the model at that address. Copies share geometry and materials. */
export async function loadModel(url: string): Promise<Group> {
  let model = loaded.get(url);
  if (!model) {
    model = new GLTFLoader().loadAsync(url).then(({ scene }) => {
      scene.traverse((part) => {
        if (!(part instanceof Mesh)) return;
        part.castShadow = true;
        part.receiveShadow = true;
      });
      return scene;
    });
    loaded.set(url, model);
    // Forget a failed download, so that the next call tries again.
    model.catch(() => loaded.delete(url));
  }
  return (await model).clone(true);
}
