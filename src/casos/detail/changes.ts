import { type Movimiento, seRegistro } from '#domain/common/history';
import { lastTold } from '../../ui/records/lastTold.ts';

/** The changes of others, one phrase each ('Silvia Muñoz cerró el caso'), the last ones when there are many. */
export function caseChangesTold(changes: readonly Movimiento[], numiden: number): readonly string[] {
  return lastTold(changes.filter(({ hecho }) => hecho?.contado !== null).map((change) => changeTold(change, numiden)));
}

function changeTold({ autor, accion, hecho }: Movimiento, numiden: number): string {
  return `${autor.numiden === numiden ? 'usted' : autor.nombre} ${hecho?.contado ?? seRegistro(accion)}`;
}
