type Engine = typeof import('../engine/engine.ts');

let loading: Promise<Engine> | null = null;

/** Loads three.js and the code around it, once, and again after a failure. */
export function loadEngine(): Promise<Engine> {
  loading ??= import('../engine/engine.ts').catch((cause: unknown) => {
    loading = null;
    throw new Error('The 3D view could not be loaded.', { cause });
  });
  return loading;
}
