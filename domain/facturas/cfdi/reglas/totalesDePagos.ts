import type { ImpuestoP, ImpuestosP, Pago, TotalesPagos } from '#domain/facturas/cfdi/comprobante';
import { CERO, decimal, decimalesEscritos, redondear } from '#domain/facturas/cfdi/decimal';
import { impuestosDePago, sumaDePagos } from '#domain/facturas/cfdi/totalesPagos';
import type { Lectura } from './lectura.ts';
import type { Regla } from './regla.ts';

/** The sums of payments: taxes of each payment over its documents, totals over all payments. */
export const REGLAS_TOTALES_DE_PAGOS: readonly Regla[] = [
  deTotal('CRP20201', 'TotalRetencionesIVA', 'El total de retenciones de IVA'),
  deTotal('CRP20202', 'TotalRetencionesISR', 'El total de retenciones de ISR'),
  deTotal('CRP20203', 'TotalRetencionesIEPS', 'El total de retenciones de IEPS'),
  deTotal('CRP20204', 'TotalTrasladosBaseIVA16', 'La base total de IVA al 16 %'),
  deTotal('CRP20205', 'TotalTrasladosImpuestoIVA16', 'El total de IVA al 16 %'),
  deTotal('CRP20206', 'TotalTrasladosBaseIVA8', 'La base total de IVA al 8 %'),
  deTotal('CRP20207', 'TotalTrasladosImpuestoIVA8', 'El total de IVA al 8 %'),
  deTotal('CRP20208', 'TotalTrasladosBaseIVA0', 'La base total de IVA al 0 %'),
  deTotal('CRP20209', 'TotalTrasladosImpuestoIVA0', 'El total de IVA al 0 %'),
  deTotal('CRP20210', 'TotalTrasladosBaseIVAExento', 'La base total exenta de IVA'),
  deTotal('CRP20211', 'MontoTotalPagos', 'El monto total de los pagos'),
  unaVez('CRP20263', 'RetencionesP', 'Va una sola retención por cada impuesto del pago: súmelas.'),
  deSuma(
    'CRP20265',
    'RetencionesP',
    'ImporteP',
    'Lo retenido en el pago debe ser la suma de las retenciones de sus facturas.',
  ),
  deSuma(
    'CRP20268',
    'TrasladosP',
    'BaseP',
    'La base del pago debe ser la suma de las bases de sus facturas con ese impuesto y tasa.',
  ),
  unaVez('CRP20271', 'TrasladosP', 'Va un solo traslado por cada impuesto, factor y tasa del pago: súmelos.'),
  deSuma(
    'CRP20274',
    'TrasladosP',
    'ImporteP',
    'El impuesto del pago debe ser la suma de los de sus facturas con ese impuesto y tasa.',
  ),
];

function deTotal(codigo: string, total: keyof TotalesPagos, nombre: string): Regla {
  const donde = `Pagos.Totales.${total}`;
  return {
    codigo,
    donde,
    texto: `${nombre} debe ser la suma en pesos de los pagos, y va sólo cuando la hay.`,
    falla: ({ comprobante: { Pagos } }) => {
      if (Pagos === undefined) return [];
      const escrito = Pagos.Totales[total];
      const debido = sumaDePagos(Pagos.Pago)[total];
      const igual = escrito === undefined ? debido === undefined : decimal(escrito)?.eq(debido ?? CERO);
      return igual ? [] : [donde];
    },
  };
}

type Grupo = keyof ImpuestosP;

/** A sum that each entry of a group must be, and the group itself where an entry is missing. */
function deSuma(codigo: string, grupo: Grupo, campo: 'BaseP' | 'ImporteP', texto: string): Regla {
  return {
    codigo,
    donde: `Pagos.Pago.ImpuestosP.${grupo}.${campo}`,
    texto,
    falla: (lectura) =>
      porPago(lectura, (pago, ruta) => {
        const debidos = new Map(
          de(impuestosDePago(pago.DoctoRelacionado), grupo).map((uno) => [claveDe(uno), uno] as const),
        );
        const puestos = de(pago.ImpuestosP, grupo);
        const claves = new Set(puestos.map(claveDe));
        const falta = campo === PRIMERO[grupo] && [...debidos.keys()].some((clave) => !claves.has(clave));
        return [
          ...puestos.flatMap((uno, lugar) =>
            esSuma(uno[campo], debidos.get(claveDe(uno))?.[campo]) ? [] : [`${ruta}.${grupo}[${lugar}].${campo}`],
          ),
          ...(falta ? [`${ruta}.${grupo}`] : []),
        ];
      }),
  };
}

/** By which of its sums a group is told to lack an entry: once is enough. */
const PRIMERO: Readonly<Record<Grupo, 'BaseP' | 'ImporteP'>> = { RetencionesP: 'ImporteP', TrasladosP: 'BaseP' };

function unaVez(codigo: string, grupo: Grupo, texto: string): Regla {
  return {
    codigo,
    donde: `Pagos.Pago.ImpuestosP.${grupo}.ImpuestoP`,
    texto,
    falla: (lectura) =>
      porPago(lectura, (pago, ruta) => {
        const vistas = new Set<string>();
        return de(pago.ImpuestosP, grupo).flatMap((uno, lugar) => {
          const nueva = !vistas.has(claveDe(uno));
          vistas.add(claveDe(uno));
          return nueva ? [] : [`${ruta}.${grupo}[${lugar}].ImpuestoP`];
        });
      }),
  };
}

function porPago({ comprobante }: Lectura, fallas: (pago: Pago, ruta: string) => readonly string[]): readonly string[] {
  return (comprobante.Pagos?.Pago ?? []).flatMap((pago, lugar) => fallas(pago, `Pagos.Pago[${lugar}].ImpuestosP`));
}

function de(impuestos: ImpuestosP | null | undefined, grupo: Grupo): readonly ImpuestoP[] {
  return impuestos?.[grupo] ?? [];
}

function claveDe({ ImpuestoP, TipoFactorP, TasaOCuotaP }: ImpuestoP): string {
  return `${ImpuestoP ?? ''}|${TipoFactorP}|${decimal(TasaOCuotaP)?.toFixed() ?? ''}`;
}

/** Whether an amount is a sum, rounded to the decimals with which the amount was written. */
function esSuma(escrito: string | undefined, debido: string | undefined): boolean {
  if (escrito === undefined || debido === undefined) return escrito === debido;
  const suma = decimal(debido) ?? CERO;
  return decimal(escrito)?.eq(redondear(suma, decimalesEscritos(escrito))) ?? false;
}
