import type { RefreshRuntime } from './refresh-globals.ts';
import { refreshBoundary } from './refreshBoundary.ts';

interface Module {
  id: string;
  exports: unknown;
  hot: {
    data?: { boundary?: string | null };
    accept: () => void;
    invalidate: () => void;
    dispose: (keep: (data: { boundary?: string | null }) => void) => void;
  };
}

/** What webpack hands to those who listen when it runs a module. */
export interface Execution {
  id: string;
  factory: (this: unknown, module: Module, ...rest: unknown[]) => void;
}

const SOURCE = /\.[jt]sx?$/;

/**
 * Tells React which components each module of a remote makes, so that it knows their next versions as the same components,
 * and lets modules that export nothing else be run again by themselves.
 */
export function refreshModules(remote: string, runtime: RefreshRuntime): (execution: Execution) => void {
  return (execution) => {
    const { id, factory } = execution;
    if (!SOURCE.test(id) || id.includes('node_modules')) return;
    execution.factory = function (module, ...rest) {
      const outer = [globalThis.$RefreshReg$, globalThis.$RefreshSig$] as const;
      const register = (type: unknown, name: string) => runtime.register(type, `${remote} ${id} ${name}`);
      globalThis.$RefreshReg$ = register;
      globalThis.$RefreshSig$ = runtime.createSignatureFunctionForTransform;
      try {
        factory.call(this, module, ...rest);
      } finally {
        [globalThis.$RefreshReg$, globalThis.$RefreshSig$] = outer;
      }
      takeExports(module, register, runtime);
    };
  };
}

function takeExports(
  { exports, hot }: Module,
  register: (type: unknown, name: string) => void,
  runtime: RefreshRuntime,
): void {
  for (const [name, value] of Object.entries(Object(exports))) {
    if (runtime.isLikelyComponentType(value)) register(value, `export ${name}`);
  }
  const boundary = refreshBoundary(exports, runtime);
  const before = hot.data?.boundary;
  hot.dispose((data) => {
    data.boundary = boundary;
  });
  // What uses it may rely on an export that it no longer has, or that is something else now.
  if (before !== undefined && before !== boundary) hot.invalidate();
  else if (boundary !== null) hot.accept();
}

declare global {
  // What the compiler calls for each component and each set of hooks.
  var $RefreshReg$: (type: unknown, name: string) => void;
  var $RefreshSig$: () => (type: unknown) => unknown;
}
