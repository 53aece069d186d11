import { close, comeBack, confirm, goToProvider, restoreSession, start } from './sessionCalls.ts';
import { watchSession } from './watchSession.ts';

/** The functions that a session needs once the server is asked for one, to be fetched in one piece. */
export const sessionWork = {
  close,
  restore: restoreSession,
  start,
  confirm,
  goToProvider,
  comeBack,
  watchSession,
} as const;
