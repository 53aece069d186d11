/**
 * The refusals that the manual explains: words that stand in their sentences and in no other, and the place. The sentences are
 * the domain's; a test has each of them, and finds each place.
 */
export const EXPLAINED = {
  solicitudPropia: [/^Usted pidió esta autorización/, '5-autorizar'],
  pasaDelLimite: [/^Su límite para autorizar es de/, '5-autorizar#hasta-cuánto-autoriza-cada-quien'],
  valePropio: [/^Usted hizo este vale/, '10-vales#decidir'],
  sinPermiso: [/^No tiene permiso para/, 'manual'],
  vencido: [/^La vigencia de este vale terminó/, '10-vales#imprimir-reponer-cancelar'],
  devolucionEnCurso: [/^(Una|Otra) devolución de este vale no ha terminado/, '10-vales#devolver'],
  devuelto: [/^Ya se devolvió o se está devolviendo parte/, '10-vales#imprimir-reponer-cancelar'],
  conNota: [/^(Este vale tiene una nota|El vale .+ ya tiene la nota)/, '13-facturas#la-nota-de-crédito-de-un-vale'],
  sinEntregar: [/^El vale devuelve artículos que el cliente no tiene/, '10-vales#hacer-un-vale'],
  enCamino: [/^(Alguien va en camino|La recolección con la guía .+ ya va en camino)/, '11-guias#recolecta'],
  sinRecolectar: [/artículos por recolectar aún no se han/, '11-guias#recolecta'],
  billetera: [/^La billetera admite hasta/, '12-billetera#cómo-vuelve-el-saldo'],
  masDeLoPagado: [/no puede volver más de lo que se pagó/, '12-billetera#cómo-vuelve-el-saldo'],
  cancelarFactura: [
    /^El plazo para cancelar esta factura|que siguen vigentes: cancélelos|^El motivo 01 pide/,
    '13-facturas#cancelar',
  ],
  recibo: [/lleva recibos de pago|ya no queda saldo por pagar/, '13-facturas#recibo-de-un-pago'],
  puedeMas: [
    /pueden? más que usted|No se puede dar lo que usted no tiene/,
    '8-usuarios-y-roles#nadie-da-lo-que-no-tiene',
  ],
  propiosDerechos: [/^Nadie (cambia|elimina) /, '8-usuarios-y-roles#lo-que-nadie-puede'],
  archivo: [
    /^El archivo .+ (contiene macros|lleva dentro|tiene contraseña|es en realidad)/,
    '4-atender-un-caso#anexos',
  ],
  casoLleno: [/^(El caso ya tiene|Un caso admite) \d+ anexos/, '4-atender-un-caso#anexos'],
  mismaCategoria: [/^El caso ya está en esa categoría/, '4-atender-un-caso#escalar'],
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>;

/** Where the manual says how work of two people on one record goes. */
export const TWO_PEOPLE = '4-atender-un-caso#si-otra-persona-trabaja-en-el-mismo-caso';

/** Where the manual says when a voucher needs the authorization of somebody else. */
export const NEEDS_AUTHORIZATION = '10-vales#hacer-un-vale';

/** The place in the manual that explains a refusal; null where there is none. */
export function placeOfRefusal(sentence: string): string | null {
  return Object.values(EXPLAINED).find(([words]) => words.test(sentence))?.[1] ?? null;
}
