/** The part of it that is used; the package brings no types. */
declare module 'react-refresh/runtime' {
  export const injectIntoGlobalHook: (page: Window) => void;
  export const register: (type: unknown, id: string) => void;
  export const isLikelyComponentType: (value: unknown) => boolean;
  export const createSignatureFunctionForTransform: () => (type: unknown) => unknown;
  export const performReactRefresh: () => unknown;
}
