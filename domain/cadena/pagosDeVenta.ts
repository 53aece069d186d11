import type { FormaPago } from '#domain/common/sat/catalogos';

/** The forms of paying by which money can go back, as they are called before a chain calls them otherwise. */
export const FORMAS_CONOCIDAS = {
  1: 'EFECTIVO',
  2: 'TARJETA DE CRÉDITO',
  3: 'TARJETA DE DÉBITO',
  4: 'CRÉDITO DE LA CASA',
  9: 'CERTIFICADO DE REGALO',
  10: 'BILLETERA',
} as const;

/** One of those. Each form of the chain's own goes back as one of them does. */
export type FormaConocida = keyof typeof FORMAS_CONOCIDAS;

/** The chain's own credit. */
export const CREDITO_DE_LA_CASA = 4 satisfies FormaConocida;

/** Whether a form is one of those. */
export function esFormaConocida(forma: number): forma is FormaConocida {
  return Object.hasOwn(FORMAS_CONOCIDAS, forma);
}

/** The forms of a bank card; only its last four digits are kept. */
const TARJETAS: readonly number[] = [2, 3];

/** As long as a card's number is, however its digits are grouped. */
const COMO_TARJETA = /\d(?:[ .-]?\d){12,}/;

/** Whether a reference says more than may be known of a card: its last four digits are all. */
export function diceDeMas(idFormaPago: number, referencia: string): boolean {
  return TARJETAS.includes(idFormaPago) ? !/^\d{4}$/.test(referencia) : COMO_TARJETA.test(referencia);
}

/** Some values as they may be kept: of whatever looks like the number of a card, wherever it stands in them, the last four digits. */
export function sinTarjetas<V extends object>(values: V): V {
  const hidden = (text: string) => `·${text.replace(/\D/g, '').slice(-4)}`;
  return JSON.parse(JSON.stringify(values), (_name, value: unknown) => {
    if (typeof value === 'string') return value.replace(new RegExp(COMO_TARJETA, 'g'), hidden);
    return typeof value === 'number' && COMO_TARJETA.test(String(value)) ? hidden(String(value)) : value;
  });
}

/** A payment as people know it: `TARJETA DE CRÉDITO ·1234`. Of a reference that says too much the last four digits stand here. */
export function pagoEnPalabras(pago: {
  readonly idFormaPago: number;
  readonly nombre: string;
  readonly referencia?: string | null | undefined;
}): string {
  const { idFormaPago, nombre, referencia } = pago;
  if (referencia === undefined || referencia === null || referencia === '') return nombre;
  if (!diceDeMas(idFormaPago, referencia)) return `${nombre} ·${referencia}`;
  const digits = referencia.replace(/\D/g, '').slice(-4);
  return digits === '' ? nombre : `${nombre} ·${digits}`;
}

/** The known ways of paying in the authority's words; null for its own credit, with which nothing is paid yet. */
const FORMAS: Readonly<Record<number, FormaPago | null>> = {
  1: '01',
  2: '04',
  3: '28',
  4: null,
};

/** The ways of paying by which nothing is paid yet. */
export const FORMAS_A_CREDITO: readonly number[] = Object.entries(FORMAS).flatMap(([id, forma]) =>
  forma === null ? [Number(id)] : [],
);

/**
 * The authority's word for a way of paying: its own, where the chain had given it one, else that of the form that the product knows. Null for
 * credit. A way not in the table is as good as cash.
 */
export function formaDePago({
  idFormaPago,
  claveSat,
}: {
  readonly idFormaPago: number;
  readonly claveSat?: FormaPago | null | undefined;
}): FormaPago | null {
  const forma = FORMAS[idFormaPago];
  return forma === null ? null : (claveSat ?? forma ?? '01');
}
