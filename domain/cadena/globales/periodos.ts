import { addDays, type IsoDate } from '#domain/common/dates';

/** How often the sales that nobody asked an invoice for are invoiced together, with the authority's key (c_Periodicidad). */
export const PERIODICIDADES_GLOBALES = {
  diaria: { nombre: 'Diaria', clave: '01' },
  semanal: { nombre: 'Semanal', clave: '02' },
  quincenal: { nombre: 'Quincenal', clave: '03' },
  mensual: { nombre: 'Mensual', clave: '04' },
} as const;

export type Periodicidad = keyof typeof PERIODICIDADES_GLOBALES;

/** Days of a store's calendar, both included, all of one month: a global invoice names one. */
export interface Periodo {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

/**
 * The period that begins on a day and ends where those of its kind end: on a Sunday, the 15th, the last of the month. It never goes
 * over into another month, and is shorter than others where it begins in the middle.
 */
export function periodoDesde(periodicidad: Periodicidad, desde: IsoDate): Periodo {
  const fin = ultimoDelMes(desde);
  switch (periodicidad) {
    case 'diaria':
      return { desde, hasta: desde };
    case 'semanal': {
      const domingo = addDays(desde, (SIETE - diaDeLaSemana(desde)) % SIETE);
      return { desde, hasta: domingo < fin ? domingo : fin };
    }
    case 'quincenal': {
      const quince = `${desde.slice(0, 8)}15`;
      return { desde, hasta: desde <= quince ? quince : fin };
    }
    case 'mensual':
      return { desde, hasta: fin };
  }
}

/**
 * The periods that have ended, one after the other without a gap.
 * @param desde the first day that none has yet.
 * @param hoy today by the store's clock: the period that holds it has not ended.
 */
export function periodosTerminados(periodicidad: Periodicidad, desde: IsoDate, hoy: IsoDate): readonly Periodo[] {
  const terminados: Periodo[] = [];
  for (let periodo = periodoDesde(periodicidad, desde); periodo.hasta < hoy; ) {
    terminados.push(periodo);
    periodo = periodoDesde(periodicidad, addDays(periodo.hasta, 1));
  }
  return terminados;
}

const SIETE = 7;

/** Monday is 1, Sunday 7. */
function diaDeLaSemana(dia: IsoDate): number {
  return new Date(`${dia}T12:00:00Z`).getUTCDay() || SIETE;
}

function ultimoDelMes(dia: IsoDate): IsoDate {
  const [año = 0, mes = 0] = dia.split('-').map(Number);
  return new Date(Date.UTC(año, mes, 0)).toISOString().slice(0, 10);
}
