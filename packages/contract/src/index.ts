// Access
export { ACCESS_RULES, type Access, mayOpen, ROLES, type Role, type User, type Visitor } from './access.ts';
// Releases
export { CANDIDATE_SHARE } from './candidate-share.ts';
// Flags
export type { FlagDeclarations } from './flags.ts';
// The host
export {
  type Host,
  HostContext,
  type InjectableSlice,
  type Toast,
  useDraft,
  usePageTitle,
  useSlice,
  useToast,
  useVisitor,
} from './host.ts';
// Calls to the gateway
export { type Problem, RequestError, type RequestOptions, request } from './request.ts';
// Parts of several remotes on one page
export { Slot, type SlotProps } from './Slot.ts';
export type { GivenOf } from './slots.ts';
export { type FlagDetails, type UseFlag, useFlag } from './useFlag.ts';
