// Who may open what
export { ACCESS_RULES, type Access, mayOpen, ROLES, type Role, type User, type Visitor } from './access.ts';
// What the host does for remotes
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
