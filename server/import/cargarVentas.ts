import type { Db } from '../db/db.ts';
import type { Registro } from './archivo.ts';
import type { Informe, LineaRechazada } from './informe.ts';
import { NADA, sumarMontos } from './informe.ts';
import type { LineaDeVenta, Monto } from './lineaDeVenta.ts';
import { leerLinea, montoDe } from './lineaDeVenta.ts';
import type { FacturaLeida, LineaLeida } from './lote.ts';
import { crearTiendas, guardarLote } from './lote.ts';

/** A batch is stored as soon as it holds so many lines; invoices are never split over two batches. */
const LINEAS_POR_LOTE = 2_000;

interface Opciones {
  readonly db: Db;
  readonly registros: AsyncIterable<Registro>;
  /** Name of the file, for the audit. */
  readonly archivo: string;
  readonly zonaHoraria: string;
  readonly ahora: () => Date;
  readonly alAvanzar?: (leidas: number) => void;
}

/** The import stopped before the end of the file; what `informe` counts as loaded stays loaded. */
export class CargaInterrumpida extends Error {
  readonly informe: Informe;

  constructor(causa: unknown, informe: Informe) {
    super('The import stopped', { cause: causa });
    this.informe = informe;
  }
}

/**
 * Loads sales from records in the order of COLUMNAS_VENTAS: the invoice is the operation, the country the store (made
 * when it is not known), each line an article. Every batch of whole invoices is one transaction. A second run over the
 * same file changes nothing; an operation that is stored with another content is reported and left as it is.
 * @throws CargaInterrumpida when the file cannot be read to its end or the database fails.
 */
export const cargarVentas = async (opciones: Opciones): Promise<Informe> => {
  const cuenta = nuevaCuenta();
  const tiendas = new Map<string, number>();
  const vistas = new Set<string>();
  let lote: FacturaLeida[] = [];
  let enLote = 0;
  const curso: { abierta: FacturaAbierta | null } = { abierta: null };

  const cerrarFactura = (): void => {
    if (curso.abierta === null) return;
    lote.push(curso.abierta);
    enLote += curso.abierta.lineas.length;
    curso.abierta = null;
  };
  const guardar = async (): Promise<void> => {
    if (lote.length === 0) return;
    const nuevas = await crearTiendas(opciones, nombresDe(lote), tiendas);
    cuenta.tiendasNuevas.push(...nuevas);
    const resultado = await guardarLote(opciones, lote, tiendas);
    for (const factura of resultado.nuevas) {
      cuenta.cargadas += factura.lineas.length;
      cuenta.operacionesNuevas += 1;
      cuenta.montoCargado = sumarMontos([cuenta.montoCargado, montoDeFactura(factura)]);
    }
    for (const factura of resultado.iguales) {
      cuenta.yaEstaban += factura.lineas.length;
      cuenta.operacionesQueYaEstaban += 1;
      cuenta.montoQueYaEstaba = sumarMontos([cuenta.montoQueYaEstaba, montoDeFactura(factura)]);
    }
    cuenta.rechazadas.push(
      ...resultado.distintas.flatMap(({ lineas }) => lineas.map((linea) => rechazar(linea, 'cambiada'))),
    );
    lote = [];
    enLote = 0;
  };

  try {
    for await (const { linea, valores } of opciones.registros) {
      cuenta.leidas += 1;
      if (cuenta.leidas % 1_000 === 0) opciones.alAvanzar?.(cuenta.leidas);
      const leida = leerLinea(valores);
      const [factura = '', codigo = ''] = (valores ?? []).map((valor) => valor.trim());
      if (typeof leida === 'string') {
        cuenta.rechazadas.push({ linea, factura, codigo, motivo: leida, monto: montoDe(valores) });
        continue;
      }
      const clave = claveDe(leida);
      if (curso.abierta?.clave !== clave) {
        cerrarFactura();
        if (enLote >= LINEAS_POR_LOTE) await guardar();
        if (vistas.has(clave)) {
          cuenta.rechazadas.push({ linea, factura, codigo, motivo: 'repartida', monto: montoDe(valores) });
          continue;
        }
        vistas.add(clave);
        curso.abierta = { clave, lineas: [] };
      }
      curso.abierta.lineas.push({ linea, venta: leida });
    }
    cerrarFactura();
    await guardar();
  } catch (error) {
    throw new CargaInterrumpida(error, informeDe(cuenta));
  }
  const informe = informeDe(cuenta);
  if (informe.leidas !== informe.cargadas + informe.yaEstaban + informe.rechazadas.length) {
    throw new Error('The counts of the import do not add up to the lines read');
  }
  return informe;
};

interface FacturaAbierta extends FacturaLeida {
  readonly clave: string;
  readonly lineas: LineaLeida[];
}

interface Cuenta {
  leidas: number;
  cargadas: number;
  operacionesNuevas: number;
  yaEstaban: number;
  operacionesQueYaEstaban: number;
  montoCargado: Monto;
  montoQueYaEstaba: Monto;
  readonly rechazadas: LineaRechazada[];
  readonly tiendasNuevas: { readonly cvetda: number; readonly nombre: string }[];
}

const nuevaCuenta = (): Cuenta => ({
  leidas: 0,
  cargadas: 0,
  operacionesNuevas: 0,
  yaEstaban: 0,
  operacionesQueYaEstaban: 0,
  montoCargado: NADA,
  montoQueYaEstaba: NADA,
  rechazadas: [],
  tiendasNuevas: [],
});

const informeDe = (cuenta: Cuenta): Informe => ({
  ...cuenta,
  rechazadas: cuenta.rechazadas.toSorted((una, otra) => una.linea - otra.linea),
});

const claveDe = ({ pais, operacion }: LineaDeVenta): string => `${operacion}@${pais}`;

const nombresDe = (lote: readonly FacturaLeida[]): ReadonlySet<string> =>
  new Set(lote.flatMap(({ lineas }) => lineas.slice(0, 1).map(({ venta }) => venta.pais)));

const rechazar = ({ linea, venta }: LineaLeida, motivo: LineaRechazada['motivo']): LineaRechazada => ({
  linea,
  factura: String(venta.operacion),
  codigo: venta.numArt,
  motivo,
  monto: montoDeVenta(venta),
});

const montoDeVenta = ({ cantidad, total }: LineaDeVenta): Monto => ({ unidades: cantidad, importe: total });

const montoDeFactura = ({ lineas }: FacturaLeida): Monto => sumarMontos(lineas.map(({ venta }) => montoDeVenta(venta)));
