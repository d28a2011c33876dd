// What the gateway's API takes and gives
export { type ApiSurface, FORM_NAMES, type RouteForms, type SurfaceRoute } from './ApiSurface.ts';
export { alternativesOf, type Form, type FormTypes, resolveForm } from './Form.ts';
// What may change
export { type Incompatibility, incompatibilities } from './incompatibilities.ts';
export { routeDigest } from './routeDigest.ts';
// Whether what is sent has its form
export { valueFaults } from './valueFaults.ts';
