import { CERO, type Decimal, decimal, decimalesEscritos, redondear, sumar } from '#domain/facturas/cfdi/decimal';
import { estaPermitida, porTasa } from './impuestosDeConceptos.ts';
import type { ImpuestoLeido, Lectura } from './lectura.ts';
import { deImpuesto, esTipo, type Regla, regla } from './regla.ts';

/** The taxes of the whole: sums of those of the lines. */
export const REGLAS_IMPUESTOS_DEL_TOTAL: readonly Regla[] = [
  regla(
    'CFDI40201',
    'Impuestos',
    'Los comprobantes de traslado o pago no llevan impuestos: quítelos.',
    (lectura) => esTipo(lectura, 'T', 'P') && lectura.comprobante.Impuestos !== undefined,
  ),
  ...delTotal('CFDI40202', 'CFDI40203', 'CFDI40206', 'Retenidos', 'Retenciones', 'retencionesDelTotal'),
  ...delTotal('CFDI40204', 'CFDI40205', 'CFDI40212', 'Trasladados', 'Traslados', 'trasladosDelTotal'),
  {
    codigo: 'CFDI40208',
    donde: 'Impuestos.Retenciones.Impuesto',
    texto: 'Va una sola retención por cada impuesto: súmelas.',
    falla: ({ retencionesDelTotal }) => repetidos(retencionesDelTotal, porImpuesto, 'Impuesto'),
  },
  {
    codigo: 'CFDI40211',
    donde: 'Impuestos.Retenciones.Importe',
    texto: 'El importe retenido debe ser la suma de las retenciones de los conceptos de ese impuesto.',
    falla: (lectura) =>
      distintos(lectura, 'Impuestos.Retenciones', lectura.retencionesDelTotal, lectura.retenciones, porImpuesto),
  },
  {
    codigo: 'CFDI40215',
    donde: 'Impuestos.Traslados.Base',
    texto: 'La base debe ser la suma de las bases de los conceptos con ese impuesto, factor y tasa.',
    falla: ({ trasladosDelTotal, traslados, decimales }) => {
      const debidas = sumas(traslados, porTasaYFactor, 'base', decimales);
      return trasladosDelTotal
        .filter((traslado) => !traslado.base?.eq(debidas.get(traslado.clave) ?? CERO))
        .map(({ ruta }) => `${ruta}.Base`);
    },
  },
  {
    codigo: 'CFDI40218',
    donde: 'Impuestos.Traslados.Impuesto',
    texto: 'Va un solo traslado por cada impuesto, factor y tasa: súmelos.',
    falla: ({ trasladosDelTotal }) => repetidos(trasladosDelTotal, porTasaYFactor, 'Impuesto'),
  },
  deImpuesto(
    'CFDI40219',
    'trasladosDelTotal',
    'TasaOCuota',
    'La tasa no está en el catálogo del SAT para ese impuesto y factor.',
    (traslado) => porTasa(traslado.impuesto) && !estaPermitida(traslado, 'traslado'),
  ),
  {
    codigo: 'CFDI40221',
    donde: 'Impuestos.Traslados.Importe',
    texto: 'El importe trasladado debe ser la suma de los traslados de los conceptos con ese impuesto, factor y tasa.',
    falla: (lectura) =>
      distintos(
        lectura,
        'Impuestos.Traslados',
        lectura.trasladosDelTotal.filter(({ impuesto }) => porTasa(impuesto)),
        lectura.traslados.filter(({ impuesto }) => porTasa(impuesto)),
        porTasaYFactor,
      ),
  },
];

/** The rules of one of the two totals: its decimals, its sum, and that it is there. */
function delTotal(
  deDecimales: string,
  deSuma: string,
  dePresencia: string,
  nombre: 'Retenidos' | 'Trasladados',
  nodo: 'Retenciones' | 'Traslados',
  grupo: 'retencionesDelTotal' | 'trasladosDelTotal',
): readonly Regla[] {
  const atributo = `TotalImpuestos${nombre}` as const;
  const donde = `Impuestos.${atributo}`;
  const cuales = nombre.toLowerCase();
  // Exempt taxes have no amount, so they need no total.
  const sumados = (lectura: Lectura) => lectura[grupo].filter(({ impuesto }) => impuesto.TipoFactor !== 'Exento');
  return [
    regla(
      deDecimales,
      donde,
      `El total de impuestos ${cuales} tiene más decimales de los que lleva la moneda.`,
      ({ comprobante: { Impuestos }, decimales }) => decimalesEscritos(Impuestos?.[atributo]) > decimales,
    ),
    regla(deSuma, donde, `El total de impuestos ${cuales} debe ser la suma de sus importes.`, (lectura) => {
      const total = lectura.comprobante.Impuestos?.[atributo];
      return total !== undefined && !decimal(total)?.eq(sumar(sumados(lectura).map(({ importe }) => importe ?? CERO)));
    }),
    regla(
      dePresencia,
      donde,
      `Cuando hay impuestos ${cuales} va también su total.`,
      (lectura) =>
        (sumados(lectura).length > 0 || lectura.comprobante.Impuestos?.[nodo]?.length === 0) &&
        lectura.comprobante.Impuestos?.[atributo] === undefined,
    ),
  ];
}

type Clave = (impuesto: ImpuestoLeido) => string;

const porImpuesto: Clave = ({ impuesto }) => impuesto.Impuesto ?? '';
const porTasaYFactor: Clave = ({ clave }) => clave;

function sumas(
  impuestos: readonly ImpuestoLeido[],
  por: Clave,
  campo: 'base' | 'importe',
  decimales: number,
): ReadonlyMap<string, Decimal> {
  const exactas = new Map<string, Decimal>();
  for (const impuesto of impuestos) {
    const clave = por(impuesto);
    exactas.set(clave, (exactas.get(clave) ?? CERO).plus(impuesto[campo] ?? CERO));
  }
  return new Map([...exactas].map(([clave, suma]) => [clave, redondear(suma, decimales)] as const));
}

/** Where a tax of the whole is not the sum of the lines', and the node where one that lines have is not there at all. */
function distintos(
  lectura: Lectura,
  nodo: string,
  delTotal: readonly ImpuestoLeido[],
  deLineas: readonly ImpuestoLeido[],
  por: Clave,
): readonly string[] {
  if (esTipo(lectura, 'T', 'P')) return [];
  const debidas = sumas(deLineas, por, 'importe', lectura.decimales);
  const puestas = new Set(delTotal.map(por));
  const otras = delTotal.filter((impuesto) => !impuesto.importe?.eq(debidas.get(por(impuesto)) ?? CERO));
  const falta = [...debidas.keys()].some((clave) => !puestas.has(clave));
  return [...otras.map(({ ruta }) => `${ruta}.Importe`), ...(falta ? [nodo] : [])];
}

function repetidos(impuestos: readonly ImpuestoLeido[], por: Clave, atributo: string): readonly string[] {
  const vistas = new Set<string>();
  return impuestos.flatMap((impuesto) => {
    const clave = por(impuesto);
    if (vistas.has(clave)) return [`${impuesto.ruta}.${atributo}`];
    vistas.add(clave);
    return [];
  });
}
