import type { KeyMode } from '@saltbush/clients/api';
import { createContext, useContext } from 'react';

/** The mode that an address asks for. */
export const modeOf = (parameters: URLSearchParams): KeyMode => (parameters.get('mode') === 'test' ? 'test' : 'live');

export const ModeContext = createContext<KeyMode>('live');

/** The mode of the webhooks on show: those of freight that is carried, or of what programs try out. */
export const useMode = (): KeyMode => useContext(ModeContext);
