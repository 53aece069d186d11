import type { Movimiento } from '#domain/history';
import { seRegistro } from '#domain/history';

const AT_ONCE = 3;

/** The changes of others, one phrase each ('Silvia Muñoz cerró el caso'), the last ones when there are many. */
export function changesTold(changes: readonly Movimiento[], numiden: number): readonly string[] {
  const told = changes.filter(({ hecho }) => hecho?.contado !== null).map((change) => changeTold(change, numiden));
  const rest = told.length - AT_ONCE;
  if (rest <= 0) return told;
  return [`hubo ${rest === 1 ? 'otro cambio' : `otros ${rest} cambios`} antes`, ...told.slice(-AT_ONCE)];
}

function changeTold({ autor, accion, hecho }: Movimiento, numiden: number): string {
  return `${autor.numiden === numiden ? 'usted' : autor.nombre} ${hecho?.contado ?? seRegistro(accion)}`;
}
