import { createHash } from 'node:crypto';
import { instantOf } from '#domain/common/localTime';
import { centavos, sum } from '#domain/common/money';
import { zonaDe } from '#domain/common/zonaHoraria';
import { frenteALaGuardada } from '#domain/ventas/entrada/correccion';
import type { VentaEntrante } from '#domain/ventas/entrada/ventaEntrante';
import { cantidadCobrada } from '#domain/ventas/lineaPesada';
import { audit } from '../../platform/db/audit.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type Entrante, receiveSales } from '../entrada/receive.ts';
import { noteStores } from '../entrada/sendingStores.ts';
import { knownOf } from '../entrada/stored.ts';
import { incomingKey } from '../entrada/write.ts';
import { type KnownStore, type Stores, type Where, waitForOthers } from './stores.ts';
import type { Ticket } from './ticket.ts';

interface Result {
  /** The sales of `nuevas`. */
  readonly ventas: readonly VentaEntrante[];
  readonly nuevas: readonly Ticket[];
  readonly iguales: readonly Ticket[];
  /** Stored before with another content, by an import or by a till; left as they are. */
  readonly distintas: readonly Ticket[];
}

/** A till that says its sale itself knows better than any file. */
const REVISION_OF_FILES = 0;

/** Stores the invoices that are not stored yet, in one transaction with the audit row of the batch. */
export async function saveBatch(where: Where, facturas: readonly Ticket[], tiendas: Stores): Promise<Result> {
  const entrantes = facturas.map((factura) => entranteOf(factura, storeOf(factura, tiendas), where.zonaHoraria));
  const resultados = await where.db.transaction(async (tx) => {
    await waitForOthers(tx);
    return where.soloRevisar === true ? foresee(tx, entrantes) : store(tx, entrantes, where);
  });
  const ventas = entrantes.flatMap(({ venta }, place) =>
    resultados[place] === 'nueva' && venta !== null ? [venta] : [],
  );
  if (where.soloRevisar !== true) await noteStores(where.db, ventas, where.clock());
  const those = (which: (resultado: string) => boolean) =>
    facturas.filter((_, place) => which(resultados[place] ?? 'rechazada'));
  return {
    ventas,
    nuevas: those((resultado) => resultado === 'nueva'),
    iguales: those((resultado) => resultado === 'igual'),
    distintas: those((resultado) => resultado !== 'nueva' && resultado !== 'igual'),
  };
}

async function store(tx: Tx, entrantes: readonly Entrante[], { archivo, clock }: Where) {
  const now = clock();
  const suertes = await receiveSales(tx, entrantes, { now, origen: 'importacion', author: { numiden: null } });
  const nuevas = entrantes.filter((_, place) => suertes[place]?.resultado === 'nueva');
  if (nuevas.length > 0) {
    await audit(tx, {
      momento: now,
      numiden: null,
      accion: 'importarVentas',
      entidad: 'ventas',
      idEntidad: archivo,
      despues: {
        operaciones: nuevas.length,
        lineas: nuevas.reduce((lines, { venta }) => lines + (venta?.lineas.length ?? 0), 0),
      },
    });
  }
  return suertes.map(({ resultado }) => resultado);
}

/** The same without a write. */
async function foresee(tx: Tx, entrantes: readonly Entrante[]) {
  const { guardadas } = await knownOf(
    tx,
    entrantes.map(({ clave }) => clave),
  );
  return entrantes.map(({ clave, huella }) => {
    const known = guardadas.get(incomingKey(clave));
    return known === undefined ? 'nueva' : frenteALaGuardada(known, { revision: clave.revision, huella });
  });
}

function storeOf({ articulos: [first] }: Ticket, stores: Stores): KnownStore {
  const store = stores.find(first?.pais ?? '');
  if (store === undefined) throw new Error('An invoice has no line or no store');
  return store;
}

function entranteOf(factura: Ticket, { cvetda, codigoPostal }: KnownStore, chain: string): Entrante {
  const { articulos } = factura;
  const [{ operacion }] = articulos;
  const numidenCliente = articulos.find((line) => line.numidenCliente !== null)?.numidenCliente ?? null;
  // Some invoices were written over several minutes; the operation is of its first.
  const fechaLocal = articulos.map((line) => line.fecha).reduce((una, another) => (another < una ? another : una));
  const fecha = instantOf(fechaLocal, zonaDe(codigoPostal, chain));
  const clave = { tienda: cvetda, operacion, revision: REVISION_OF_FILES };
  const venta: VentaEntrante = {
    ...clave,
    ...{ fecha, numidenCliente, nombreCliente: null, folioWeb: null },
    total: sum(articulos.map((line) => line.total)),
    aparte: factura.aparte,
    lineas: articulos.map((line, index) => ({ ...line, linea: index + 1, departamento: '' })),
    pagos: factura.pagos.map(({ idFormaPago: forma, ...pago }) => ({ ...pago, forma, devuelto: centavos(0), fecha })),
  };
  return { clave, venta, huella: fingerprintOf(factura) };
}

/** Of the lines as the file has them; what it need not say is a part of it only where the file says it. */
function fingerprintOf({ lineas, pagos }: Ticket): string {
  const resumen = createHash('sha256');
  for (const { venta } of lineas) {
    const { fecha, numidenCliente, numArt, descripcion, precioUnitario, conImpuesto, iva, total } = venta;
    const taxed = conImpuesto ? [iva, total] : [];
    const { descuento, ieps, devuelto } = venta;
    const cantidad = cantidadCobrada(venta);
    const more = descuento + ieps + devuelto === 0 ? [] : [{ descuento, ieps, devuelto }];
    const line = [fecha, numidenCliente, numArt, descripcion, cantidad, Number(precioUnitario), ...taxed, ...more];
    resumen.update(JSON.stringify(line));
  }
  if (pagos.length > 0) resumen.update(JSON.stringify(pagos));
  return resumen.digest('hex');
}
