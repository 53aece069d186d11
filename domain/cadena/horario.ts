import { z } from 'zod';
import { plainLetters } from '#domain/common/plainLetters';

/** The hours of a store by the days of the week, as its own clock shows them. */

/** The days of the week in words, from Monday on. */
export const DIAS_SEMANA = {
  lunes: 'Lunes',
  martes: 'Martes',
  miercoles: 'Miércoles',
  jueves: 'Jueves',
  viernes: 'Viernes',
  sabado: 'Sábado',
  domingo: 'Domingo',
} as const;

export type DiaSemana = keyof typeof DIAS_SEMANA;
// An object's keys have lost which they are; there are seven.
export const DIAS = Object.keys(DIAS_SEMANA) as [DiaSemana, ...DiaSemana[]];

/** The words about hours that are said on both sides. */
export const HORARIO_TEXTS = {
  hora: 'Escriba las horas como 09:00-21:00, o Cerrada.',
  falta: 'Diga todos los días o ninguno: escriba las horas como 09:00-21:00, o Cerrada.',
  encimado: 'Abre antes de haber cerrado lo del día anterior.',
  sinCodigoPostal: 'Para decir su horario, la tienda necesita su código postal: por él se sabe su hora.',
} as const;

const hora = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, HORARIO_TEXTS.hora);

/** The opening of a day: where it closes at the hour at which it opens, or before, that is on the next day. */
const turnoSchema = z.object({ abre: hora, cierra: hora });
export type Turno = z.infer<typeof turnoSchema>;

const dia = turnoSchema.nullable();

/** The opening of each day; null for a day on which the store stays closed. None begins before the one of the day before has ended. */
export const horarioSchema = z
  .object({
    ...{ lunes: dia, martes: dia, miercoles: dia, jueves: dia, viernes: dia, sabado: dia, domingo: dia },
  })
  .check(({ value, issues }) => {
    for (const path of encimados(value)) {
      issues.push({ code: 'custom', input: value, path: [path], message: HORARIO_TEXTS.encimado });
    }
  });
export type Horario = Readonly<Record<DiaSemana, Turno | null>>;

/** The minutes from midnight at which an opening begins and ends, the end after it: 1,800 is six in the morning of the next day. */
export function minutosDe({ abre, cierra }: Turno): { readonly abre: number; readonly cierra: number } {
  const [from, to] = [minuto(abre), minuto(cierra)];
  return { abre: from, cierra: to > from ? to : to + MINUTOS_DIA };
}

/** The minutes of a day. */
export const MINUTOS_DIA = 24 * 60;

/** Hours as seven texts, a day each: '09:00-21:00', 'Cerrada'; all empty for a store that says none. */
export type HorarioEscrito = Readonly<Record<DiaSemana, string>>;

/** The hours that seven texts say, or the days that say nothing right, each with its reason. */
export function leerHorario(escrito: HorarioEscrito) {
  if (DIAS.every((dia) => escrito[dia].trim() === '')) return { horario: null } as const;
  const leidos = DIAS.map((dia) => [dia, leerDia(escrito[dia])] as const);
  const malos = leidos.filter(([, leido]) => typeof leido === 'string');
  if (malos.length > 0) {
    return { malos: malos.map(([dia, motivo]) => ({ dia, motivo: String(motivo) })) } as const;
  }
  // Of each day there is one, and none of them is a reason.
  const horario = Object.fromEntries(leidos) as Horario;
  const encimado = encimados(horario).map((dia) => ({ dia, motivo: HORARIO_TEXTS.encimado }));
  return encimado.length > 0 ? ({ malos: encimado } as const) : ({ horario } as const);
}

/** Hours as seven texts. */
export function escribirHorario(horario: Horario | null): HorarioEscrito {
  // Of each day there is one.
  return Object.fromEntries(
    DIAS.map((dia) => [dia, horario === null ? '' : diaEnPalabras(horario[dia])]),
  ) as HorarioEscrito;
}

/** Hours in a line, days that are alike together: 'Lunes a viernes 09:00-21:00; sábado 10:00-14:00; domingo cerrada'. */
export function horarioEnPalabras(horario: Horario): string {
  const grupos: { primero: DiaSemana; ultimo: DiaSemana; horas: string }[] = [];
  for (const dia of DIAS) {
    const horas = diaEnPalabras(horario[dia]);
    const anterior = grupos.at(-1);
    if (anterior?.horas === horas) anterior.ultimo = dia;
    else grupos.push({ primero: dia, ultimo: dia, horas });
  }
  const frases = grupos.map(({ primero, ultimo, horas }) => {
    const dias = primero === ultimo ? DIAS_SEMANA[primero] : `${DIAS_SEMANA[primero]} a ${DIAS_SEMANA[ultimo]}`;
    return `${dias} ${horas}`.toLowerCase();
  });
  const texto = frases.join('; ');
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}`;
}

function diaEnPalabras(turno: Turno | null): string {
  return turno === null ? CERRADA : `${turno.abre}-${turno.cierra}`;
}

const CERRADA = 'Cerrada';
/** As people write it: 9-21, 9:00 a 21:00, 09.00 – 21.00. */
const HORAS = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|—|a)\s*(\d{1,2})(?:[:.](\d{2}))?$/;

/** The opening that a text says, null for none, or why it says nothing. */
function leerDia(texto: string): Turno | null | string {
  const plain = plainLetters(texto).trim();
  if (plain === '') return HORARIO_TEXTS.falta;
  if (plain === 'cerrada' || plain === 'cerrado') return null;
  const [todo, desde = '', min = '00', hasta = '', fin = '00'] = HORAS.exec(plain) ?? [];
  if (todo === undefined) return HORARIO_TEXTS.hora;
  const cierra = `${hasta.padStart(2, '0')}:${fin}`;
  // Midnight, as it is said of the end of a day.
  const turno = { abre: `${desde.padStart(2, '0')}:${min}`, cierra: cierra === '24:00' ? '00:00' : cierra };
  return turnoSchema.safeParse(turno).success ? turno : HORARIO_TEXTS.hora;
}

/** The days that open before the day before has closed. */
function encimados(horario: Horario): readonly DiaSemana[] {
  return DIAS.filter((dia, lugar) => {
    const [hoy, ayer] = [horario[dia], horario[DIAS[(lugar + DIAS.length - 1) % DIAS.length] ?? dia]];
    return hoy !== null && ayer !== null && minutosDe(ayer).cierra > minutosDe(hoy).abre + MINUTOS_DIA;
  });
}

function minuto(hora: string): number {
  const [horas, minutos] = hora.split(':').map(Number);
  return (horas ?? 0) * 60 + (minutos ?? 0);
}
