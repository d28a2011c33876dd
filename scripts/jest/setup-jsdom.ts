import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router and react-dom/server expect them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
