import type { TextoCorreo } from './correos.ts';
import { addDays, dateAndTime, dayOf, hourOf, type IsoDate } from './dates.ts';
import { type Novedad, novedadEnPalabras } from './novedades.ts';
import { sinLeerEnCifras } from './sinLeer.ts';

/** A mail a day of what a person has not read, for who wishes it (docs/decisions/281). */

/** The hour of the chain's clock from which it goes out, 'HH:MM'. */
export const HORA_DEL_RESUMEN = '08:00';

/** So many notices it tells; the others it counts. */
const MAX_EN_RESUMEN = 30;

/** Texts of the choice. */
export const RESUMEN_TEXTS = {
  pedido: 'Recibirá el resumen cada mañana en que haya algo sin leer',
  noSale: (impedimento: string) => `No se puede enviar: ${impedimento}.`,
  dejado: 'Ya no recibirá el resumen por correo',
} as const;

/** Tells whether the mail of today is still to be made. @param ultimo the last day for which it was. */
export function tocaResumen(ultimo: IsoDate, now: Date): boolean {
  return ultimo < dayOf(now) && hourOf(now) >= HORA_DEL_RESUMEN;
}

/** The last day whose mail is not made any more for who asks for it now: the next one is the first. */
export function diaAlPedir(now: Date): IsoDate {
  return hourOf(now) >= HORA_DEL_RESUMEN ? dayOf(now) : addDays(dayOf(now), -1);
}

/**
 * The mail: who did what, without what was written, since a mail leaves the house.
 * @param novedades the unread ones, the newest first; beyond `MAX_SIN_LEER` they are not counted any more.
 */
export function correoDeResumen(novedades: readonly Novedad[]): TextoCorreo {
  const told = novedades.slice(0, MAX_EN_RESUMEN);
  const others = novedades.length - told.length;
  const total = sinLeerEnCifras(novedades.length);
  return {
    asunto: total === '1' ? '1 novedad sin leer' : `${total} novedades sin leer`,
    texto: [
      'Lo que no ha leído en Mostrador, lo más nuevo primero:',
      '',
      ...told.map((novedad) => `${dateAndTime(novedad.fecha)}  ${novedadEnPalabras(novedad)}${dondeEsta(novedad)}`),
      ...(others > 0 ? ['', `Y ${sinLeerEnCifras(others)} más.`] : []),
      '',
      'Recibe este correo porque lo pidió en «Mi cuenta», donde también puede dejarlo.',
    ].join('\n'),
  };
}

function dondeEsta({ detalle, tienda }: Pick<Novedad, 'detalle' | 'tienda'>): string {
  const place = [detalle, tienda].filter((part) => part !== '').join(', ');
  return place === '' ? '' : ` (${place})`;
}
