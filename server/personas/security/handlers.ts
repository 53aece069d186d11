import type { seguridad } from '#contract/personas/security';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { endAllSessions, endOneSession, sessionList } from './sessions.ts';
import { unusualReadings } from './unusual.ts';
import { takeWaitAway, waitList } from './waits.ts';

/** Handlers of `contract/personas/security.ts`. */
export const securityHandlers: HandlersOf<typeof seguridad> = {
  sesionesAbiertas: sessionList,
  terminarSesionDePersona: endOneSession,
  terminarSesionesDePersona: endAllSessions,
  esperas: waitList,
  quitarEspera: takeWaitAway,
  lecturasInusuales: unusualReadings,
};
