import { z } from 'zod';
import { deTodosLosCasos } from '#domain/personas/ausencias';
import { puedeTenerCaso } from './asignarCaso.ts';

/** The open cases of a person who is away, handed on to who stands in (docs/decisions/271). */

/** Whose cases go, and to whom, as the person who asks saw it. */
export const entregaSchema = z.object({ de: z.int().positive(), suplente: z.int().positive() });

/** The open cases that a person who is away would hand on now. */
export const porEntregarSchema = z.object({
  /** Who stands in; null where nobody does, or the person is not away. */
  suplente: z.object({ numiden: z.int(), nombre: z.string() }).nullable(),
  /** The open cases in the person's charge. */
  total: z.int().nonnegative(),
  /** Those of them that the stand-in may have. */
  entregables: z.int().nonnegative(),
});

/** So many numbers of cases are said in one sentence. */
const SAID = 10;

/** Texts of handing on. */
export const ENTREGA_TEXTS = {
  sinSuplente: 'Ya no está ausente, o nadie le suple: actualice la página.',
  otroSuple: (nombre: string) => `Ahora suple ${nombre}: actualice la página y entréguele los casos.`,
  sinCasos: 'Ya no tiene casos abiertos a su cargo.',
} as const;

type Persona = Parameters<typeof puedeTenerCaso>[0];
type CasoVisto = Parameters<typeof puedeTenerCaso>[1];

/** Splits the cases of who is away into those that the stand-in may have and those that stay. */
export function repartir<C extends CasoVisto>(
  casos: readonly C[],
  suplente: Persona,
): { readonly pasan: readonly C[]; readonly quedan: readonly C[] } {
  const pasan = casos.filter((caso) => puedeTenerCaso(suplente, caso));
  return { pasan, quedan: casos.filter((caso) => !pasan.includes(caso)) };
}

/** The outcome: how many went to whom, and which stay and why. @param quedan their numbers. */
export function entregadosEnPalabras(
  { pasan, quedan }: { readonly pasan: number; readonly quedan: readonly number[] },
  nombre: string,
): string {
  const went = `${deTodosLosCasos(pasan, pasan + quedan.length)} ${pasan === 1 ? 'entregado' : 'entregados'} a ${nombre}`;
  if (quedan.length === 0) return went;
  const stay = quedan.length === 1 ? `El caso ${quedan[0]} se queda` : `Los casos ${numbers(quedan)} se quedan`;
  return `${went}. ${stay}: ${nombre} no ${quedan.length === 1 ? 'lo' : 'los'} vería`;
}

/** The text of the one notice that the stand-in gets, beside the first case. @param otros the numbers of the others. */
export function novedadDeEntrega(de: string, otros: readonly number[]): string {
  if (otros.length === 0) return `Lo tenía ${de}`;
  return `Lo tenía ${de}, con ${otros.length} más: ${numbers(otros)}`;
}

function numbers(ids: readonly number[]): string {
  const shown = ids.slice(0, SAID).map(String);
  const rest = ids.length - shown.length;
  return new Intl.ListFormat('es').format(rest === 0 ? shown : [...shown, `${rest} más`]);
}
