// Making one

// What a house does with them
export type { Capability } from './Capability.ts';
// Time
export type { Clock } from './clock.ts';
export { defineAlone, defineCapability } from './defineCapability.ts';
export type { DemoHouse, House, Log, Moments } from './House.ts';
export { listCapabilities } from './listCapabilities.ts';
export { mountRoutes } from './routes/mountRoutes.ts';
export type { RouteFacts, RouteId } from './routes/route.ts';
export { type Call, type ParamsOf, type Route, route } from './routes/route.ts';
export { compareRoutes, routeShape } from './routes/routeShape.ts';
export { routesTable } from './routesTable.ts';
