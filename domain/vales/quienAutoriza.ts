import { z } from 'zod';

const personaEnTurno = z.object({ numiden: z.int(), nombre: z.string(), tienda: z.string() });

/**
 * Who can authorize a voucher that waits, as whoever stands before the customer has to know it: `aqui` and `enOtras` are the people who
 * are signed in now, at the asker's store and at others, by name; `fuera` counts those who are not.
 */
export const quienAutorizaSchema = z.object({
  aqui: z.array(personaEnTurno),
  enOtras: z.array(personaEnTurno),
  fuera: z.int().nonnegative(),
});

export type QuienAutoriza = z.infer<typeof quienAutorizaSchema>;

/** So many are named: whom one asks is one person, and the others see it in their inboxes. */
const NOMBRADOS = 3;

/** Who decides on a voucher that waits, and where it lies meanwhile. */
export function quienAutorizaEnPalabras({ aqui, enOtras, fuera }: QuienAutoriza): string {
  if (aqui.length > 0) {
    return aqui.length === 1
      ? `Puede autorizarlo ${nombrados(aqui.map(({ nombre }) => nombre))}, en turno en esta tienda: lo tiene en «Por autorizar».`
      : `Pueden autorizarlo ${nombrados(aqui.map(({ nombre }) => nombre))}, en turno en esta tienda: lo tienen en «Por autorizar».`;
  }
  if (enOtras.length > 0) {
    const quienes = nombrados(enOtras.map(({ nombre, tienda }) => `${nombre} (${tienda})`));
    return enOtras.length === 1
      ? `En esta tienda no está en turno nadie que pueda autorizarlo. Puede ${quienes}: lo tiene en «Por autorizar».`
      : `En esta tienda no está en turno nadie que pueda autorizarlo. Pueden ${quienes}: lo tienen en «Por autorizar».`;
  }
  if (fuera > 0) {
    return fuera === 1
      ? 'No está en turno nadie que pueda autorizarlo: la única persona que puede lo verá en «Por autorizar» cuando entre.'
      : `No está en turno nadie que pueda autorizarlo: las ${fuera} personas que pueden lo verán en «Por autorizar» cuando entren.`;
  }
  return 'Nadie de la cadena puede autorizarlo: falta quien tenga el permiso y un límite que le alcance. Pídalo a quien administra los usuarios.';
}

function nombrados(quienes: readonly string[]): string {
  const mas = quienes.length - NOMBRADOS;
  const primeros = quienes.slice(0, NOMBRADOS);
  if (mas > 0) return `${primeros.join(', ')} y ${mas} más`;
  return primeros.length < 2 ? primeros.join('') : `${primeros.slice(0, -1).join(', ')} y ${primeros.at(-1)}`;
}

/** Whatever else stands beside it. */
export const QUIEN_AUTORIZA_TEXTS = {
  titulo: 'Espera autorización.',
  /** The words for the customer; a changed division leaves the voucher as it was until somebody decides. */
  alCliente: (folio: string, esCambio: boolean) =>
    esCambio
      ? `Dígale al cliente que su vale ${folio} se devuelve como se pidió en cuanto se autorice: puede esperar aquí o volver con su folio.`
      : `Dígale al cliente que su vale ${folio} está guardado y se devuelve en cuanto se autorice: puede esperar aquí o volver con ese folio.`,
  /** For who administers, where nobody can decide at another's computer. */
  sinAqui:
    'En este equipo no se puede autorizar, porque la aplicación no pide contraseñas. Con AUTH=contrasena aparece «Autorizar aquí».',
} as const;
