import { setImmediate as loopTurn } from 'node:timers/promises';
import { crearTurnos } from '../sesion/turnos.ts';

const turns = crearTurnos();

/**
 * Does a reading that costs the database more than a glance, as a search by name or a batch of an export: one such at a
 * time on this server, each after a turn of the event loop. The embedded database answers within the turn that asks it, so
 * that in between everybody else's calls are read and go on; on PostgreSQL it keeps connections free for them.
 */
export function heavyRead<T>(read: () => Promise<T>): Promise<T> {
  return turns('', async () => {
    await loopTurn();
    return read();
  });
}
