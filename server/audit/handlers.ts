import type { bitacora } from '#contract/audit';
import type { HandlersOf } from '../http/handler.ts';
import { recordHistory } from './recordHistory.ts';

/** Handlers of `contract/audit.ts`. */
export const auditHandlers: HandlersOf<typeof bitacora> = { historialDeRegistro: recordHistory };
