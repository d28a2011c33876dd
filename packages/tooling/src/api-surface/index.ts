// Writing down what the gateway's API offers
export { describeApi, type RequestSchemas } from './describeApi.ts';
export { nextSurface } from './nextSurface.ts';
