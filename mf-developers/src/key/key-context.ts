import { createContext } from 'react';
import { KEY_PLACEHOLDER } from '../examples/sample.ts';
import type { TestKey } from './testKey.ts';

/** The key that the visitor pasted, for everything on the page. It is kept in memory alone. */
export const KeyContext = createContext<TestKey>({ status: 'none' });

/** What stands in examples: the pasted key, or where one belongs. A live key is never shown. */
export const keyInExamples = (key: TestKey): string => (key.status === 'ready' ? key.key : KEY_PLACEHOLDER);
