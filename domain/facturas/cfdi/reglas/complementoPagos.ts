import { FORMAS_PAGO, OBJETOS_IMPUESTO } from '#domain/common/sat/catalogos';
import type { DoctoRelacionado, Pago } from '#domain/facturas/cfdi/comprobante';
import { decimal, sumar } from '#domain/facturas/cfdi/decimal';
import { esMoneda } from '#domain/facturas/cfdi/monedas';
import type { Lectura } from './lectura.ts';
import { fueraDe, type Regla } from './regla.ts';

const PARCIALIDAD = /^[1-9]\d{0,2}$/;
const FECHA = /^20[1-9]\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
// The authority lets documents of older standards be named by sixteen digits.
const DOCUMENTO = /^([a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}|\d{3}-\d{2}-\d{9})$/i;
const SIN_IMPUESTOS: ReadonlySet<string> = new Set(['01', '03']);
/** The code of a complement's faults without a code of their own. */
const SIN_CLASIFICAR = 'CRP20999';

/** Each payment, and each document that it pays. Their taxes and totals are in totalesDePagos.ts. */
export const REGLAS_COMPLEMENTO_PAGOS: readonly Regla[] = [
  dePago(
    'CRP20212',
    'FormaDePagoP',
    'La forma de pago de un pago recibido no puede ser 99 Por definir: elija cómo se pagó.',
    ({ FormaDePagoP }) => FormaDePagoP === '99',
  ),
  dePago('CRP20213', 'MonedaP', 'Un pago tiene moneda: no puede ser XXX.', ({ MonedaP }) => MonedaP === 'XXX'),
  dePago(
    'CRP20214',
    'TipoCambioP',
    'Un pago en moneda extranjera lleva su tipo de cambio.',
    ({ MonedaP, TipoCambioP }) => MonedaP !== undefined && MonedaP !== 'MXN' && !esMayorQueCero(TipoCambioP),
  ),
  dePago(
    'CRP20215',
    'TipoCambioP',
    'El tipo de cambio de un pago en pesos es 1.',
    ({ MonedaP, TipoCambioP }) => MonedaP === 'MXN' && TipoCambioP !== undefined && TipoCambioP !== '1',
  ),
  dePago(
    'CRP20217',
    'Monto',
    'El monto del pago no alcanza para lo que se paga de sus facturas.',
    ({ Monto, MonedaP, DoctoRelacionado }) => {
      const monto = decimal(Monto);
      const pagados = DoctoRelacionado.filter(({ MonedaDR }) => MonedaDR === MonedaP).map(({ ImpPagado }) => ImpPagado);
      return monto?.lt(sumar(pagados.map(decimal).filter((importe) => importe !== null))) ?? false;
    },
  ),
  dePago('CRP20218', 'Monto', 'El monto del pago debe ser mayor que cero.', ({ Monto }) => !esMayorQueCero(Monto)),
  deDocumento(
    'CRP20236',
    'MonedaDR',
    'La moneda de la factura que se paga no puede ser XXX.',
    ({ MonedaDR }) => MonedaDR === 'XXX',
  ),
  deDocumento(
    'CRP20237',
    'EquivalenciaDR',
    'Cuando la factura es de otra moneda que el pago, se indica su equivalencia.',
    ({ MonedaDR, EquivalenciaDR }, { MonedaP }) => MonedaDR !== MonedaP && !esMayorQueCero(EquivalenciaDR),
  ),
  deDocumento(
    'CRP20238',
    'EquivalenciaDR',
    'La equivalencia es 1 cuando la factura es de la moneda del pago.',
    ({ MonedaDR, EquivalenciaDR }, { MonedaP }) => MonedaDR === MonedaP && !decimal(EquivalenciaDR)?.eq(1),
  ),
  deDocumento(
    'CRP20239',
    'ImpSaldoAnt',
    'El saldo anterior de la factura debe ser mayor que cero.',
    ({ ImpSaldoAnt }) => !esMayorQueCero(ImpSaldoAnt),
  ),
  deDocumento(
    'CRP20241',
    'ImpPagado',
    'Lo que se paga de la factura debe ser mayor que cero.',
    ({ ImpPagado }) => !esMayorQueCero(ImpPagado),
  ),
  deDocumento(
    'CRP20244',
    'ImpSaldoInsoluto',
    'El saldo insoluto es el saldo anterior menos lo pagado, y nunca es menor que cero.',
    ({ ImpSaldoAnt, ImpPagado, ImpSaldoInsoluto }) => {
      const [anterior, pagado, insoluto] = [decimal(ImpSaldoAnt), decimal(ImpPagado), decimal(ImpSaldoInsoluto)];
      return anterior === null || pagado === null || !insoluto?.eq(anterior.minus(pagado));
    },
  ),
  deDocumento(
    'CRP20245',
    'ObjetoImpDR',
    'El objeto de impuesto de la factura no está en el catálogo del SAT.',
    ({ ObjetoImpDR }) => fueraDe(OBJETOS_IMPUESTO, ObjetoImpDR),
  ),
  deDocumento(
    'CRP20246',
    'ImpuestosDR',
    'Una factura que es objeto de impuesto (02) lleva los impuestos de lo pagado.',
    ({ ObjetoImpDR, ImpuestosDR }) => ObjetoImpDR === '02' && ImpuestosDR === undefined,
  ),
  deDocumento(
    'CRP20247',
    'ImpuestosDR',
    'Una factura que no es objeto de impuesto o no lo desglosa (01, 03) no lleva impuestos.',
    ({ ObjetoImpDR, ImpuestosDR }) => SIN_IMPUESTOS.has(ObjetoImpDR ?? '') && ImpuestosDR !== undefined,
  ),
  dePago(
    SIN_CLASIFICAR,
    'FechaPago',
    'Falta la fecha del pago, escrita AAAA-MM-DDThh:mm:ss.',
    ({ FechaPago }) => !FECHA.test(FechaPago ?? ''),
  ),
  dePago(
    SIN_CLASIFICAR,
    'FormaDePagoP',
    'La forma de pago no está en el catálogo del SAT: elija una de la lista.',
    ({ FormaDePagoP }) => fueraDe(FORMAS_PAGO, FormaDePagoP),
  ),
  dePago(
    SIN_CLASIFICAR,
    'MonedaP',
    'La moneda del pago no está en el catálogo del SAT.',
    ({ MonedaP }) => !esMoneda(MonedaP),
  ),
  dePago(
    SIN_CLASIFICAR,
    'DoctoRelacionado',
    'Un pago dice al menos una factura que paga.',
    ({ DoctoRelacionado }) => DoctoRelacionado.length === 0,
  ),
  deDocumento(
    SIN_CLASIFICAR,
    'IdDocumento',
    'La factura que se paga se nombra por su folio fiscal (UUID).',
    ({ IdDocumento }) => !DOCUMENTO.test(IdDocumento ?? ''),
  ),
  deDocumento(
    SIN_CLASIFICAR,
    'NumParcialidad',
    'El número de parcialidad va de 1 a 999.',
    ({ NumParcialidad }) => !PARCIALIDAD.test(NumParcialidad ?? ''),
  ),
];

function dePago(codigo: string, atributo: keyof Pago, texto: string, rota: (pago: Pago) => boolean): Regla {
  return {
    codigo,
    donde: `Pagos.Pago.${atributo}`,
    texto,
    falla: (lectura) =>
      pagosDe(lectura).flatMap((pago, lugar) => (rota(pago) ? [`Pagos.Pago[${lugar}].${atributo}`] : [])),
  };
}

function deDocumento(
  codigo: string,
  atributo: keyof DoctoRelacionado,
  texto: string,
  rota: (documento: DoctoRelacionado, pago: Pago) => boolean,
): Regla {
  return {
    codigo,
    donde: `Pagos.Pago.DoctoRelacionado.${atributo}`,
    texto,
    falla: (lectura) =>
      pagosDe(lectura).flatMap((pago, lugar) =>
        pago.DoctoRelacionado.flatMap((documento, segundo) =>
          rota(documento, pago) ? [`Pagos.Pago[${lugar}].DoctoRelacionado[${segundo}].${atributo}`] : [],
        ),
      ),
  };
}

function pagosDe({ comprobante }: Lectura): readonly Pago[] {
  return comprobante.Pagos?.Pago ?? [];
}

function esMayorQueCero(texto: string | undefined): boolean {
  return decimal(texto)?.gt(0) ?? false;
}
