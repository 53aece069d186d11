import { and, asc, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTADO_VALE, ESTADOS_VALE, esVencido, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { TIPOS_VALE, type TipoVale, tipoDeCategoria } from '#domain/cadena/tiposVale';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { ESTADO } from '#domain/casos/vidaCaso';
import { fromPesos, toPesos } from '#domain/common/money';
import { zonaDe } from '#domain/common/zonaHoraria';
import { motivosGuardadosEnPalabras } from '#domain/vales/autorizacionVale';
import { faltaDeRespaldoEnPalabras } from '#domain/vales/respaldoDeVale';
import type { Vale } from '#domain/vales/vales';
import { diasRestantes } from '#domain/vales/vidaVale';
import { readSettings } from '../cadena/ajustes/settings.ts';
import type { Db } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { clientes } from '../platform/db/schema/clientes.ts';
import { motivosVales } from '../platform/db/schema/configuracion.ts';
import { ventas } from '../platform/db/schema/operaciones.ts';
import { valeDevoluciones, valeImpresiones, valeMetodos, vales } from '../platform/db/schema/vales.ts';
import { namesOf } from '../platform/names.ts';
import { buyerName } from '../ventas/operaciones/buyerName.ts';
import { noteOf } from './announced.ts';
import { accumulatedBeside } from './beside.ts';
import { readLines, shownLine, totalsOf } from './lines.ts';
import { divisionInPesos } from './methods.ts';
import { pickupsOf } from './pickups/collected.ts';
import { faultsOfBacking } from './respaldo.ts';
import { methodOf, paymentsOfSale, shownMethods } from './shownMethods.ts';
import { returnsUndelivered } from './undelivered.ts';
import { shownUndoing, undoingsOf } from './undone.ts';
import { type ValeRow, valeHistory } from './work.ts';

type Person = NonNullable<Vale['autor']>;

/** Reads a voucher with all that belongs to it (specification, section 3), as it is at a moment; undefined for none. */
export async function readVoucher(db: Db, id: number, now: Date): Promise<Vale | undefined> {
  // Before the rest, so that a change between the reads counts as news.
  const found = await readRow(db, id);
  if (found === undefined) return undefined;
  const { vale, tienda, codigoPostal, tiendaVenta, venta, motivo, cliente } = found;
  const [
    logs,
    articulos,
    metodos,
    devoluciones,
    pagos,
    impresiones,
    [replaced],
    [replacing],
    recolectas,
    { maximos },
    nota,
    sinEntregar,
    deshechos,
    faltas,
    besideOf,
  ] = await Promise.all([
    valeHistory.since(db, id, -1, vale.version),
    readLines(db, vale),
    db.select().from(valeMetodos).where(eq(valeMetodos.idVale, id)).orderBy(asc(valeMetodos.metodo)),
    db.select().from(valeDevoluciones).where(eq(valeDevoluciones.idVale, id)).orderBy(asc(valeDevoluciones.id)),
    paymentsOfSale(db, vale),
    db.select({ n: count() }).from(valeImpresiones).where(eq(valeImpresiones.idVale, id)),
    db
      .select({ id: vales.id, folio: vales.folio })
      .from(vales)
      .where(eq(vales.id, vale.idReemplaza ?? 0)),
    db
      .select({ id: vales.id, folio: vales.folio })
      .from(vales)
      .where(eq(vales.idReemplaza, id))
      .orderBy(desc(vales.id)),
    pickupsOf(db, id),
    readSettings(db),
    noteOf(db, id),
    returnsUndelivered(db, vale),
    undoingsOf(db, id),
    faultsOfBacking(db, [vale]),
    accumulatedBeside(db, vale.estado === ESTADO_VALE.porAutorizar ? [vale] : [], now),
  ]);
  const names = await namesOf(db, [
    ...[vale.numidenCrea, vale.numidenGuarda, vale.numidenResuelve, vale.cambioPorAutorizar?.pide ?? null],
    ...devoluciones.map(({ numiden }) => numiden),
    ...[...deshechos.values()].map(({ numiden }) => numiden),
  ]);
  const person = (numiden: number): Person => ({ numiden, nombre: names.get(numiden) ?? '' });
  const personOrNobody = (numiden: number | null) => (numiden === null ? null : person(numiden));
  const estado = vale.estado as IdEstadoVale;
  const falta = faltas.get(id);
  const tipo = vale.tipo as TipoVale;
  return {
    id,
    version: vale.version,
    casoId: vale.idCaso,
    casoSolucionado: found.estadoDeCaso === ESTADO.solucionada,
    casoDeOtroTipo: tipoDeCategoria(found.categoriaDeCaso) !== tipo,
    folio: vale.folio,
    motivo,
    estado: { id: estado, nombre: ESTADOS_VALE[estado] },
    tipo: { id: tipo, nombre: TIPOS_VALE[tipo] },
    tienda: { cvetda: vale.cvetdaCrea, nombre: tienda },
    operacion: {
      tienda: { cvetda: vale.cvetda, nombre: tiendaVenta },
      numero: vale.operacion,
      fecha: venta.fecha.toISOString(),
      total: toPesos(venta.total),
      comprador: venta.comprador === null ? null : { numiden: venta.comprador, nombre: venta.nombreComprador ?? '' },
    },
    cliente:
      vale.numidenCliente === null || cliente === null
        ? null
        : { numiden: vale.numidenCliente, nombre: nombreCompletoCliente(cliente) },
    total: toPesos(vale.total),
    saldo: toPesos(vale.saldo),
    depreciacion: toPesos(vale.depreciacion),
    condonacion: toPesos(vale.condonacion),
    fechaCreacion: vale.fechaCreacion.toISOString(),
    fechaVigencia: vale.fechaVigencia.toISOString(),
    zona: zonaDe(codigoPostal, undefined),
    vencido: esVencido(vale, now),
    diasRestantes: diasRestantes(vale.fechaVigencia, now),
    soloBilletera: vale.soloBilletera,
    esMesa: vale.esMesa,
    sinEntregar,
    acumulado: toPesos(besideOf(vale)),
    sinRespaldo: falta === undefined ? null : { falta: falta.falta, texto: faltaDeRespaldoEnPalabras(falta) },
    migradoNetsuite: vale.migradoNetsuite,
    autor: personOrNobody(vale.numidenCrea),
    guardo: personOrNobody(vale.numidenGuarda),
    autores: [...vale.autores],
    articulos: articulos.map((line) => shownLine(line, { recolectas: [...recolectas], nota })),
    totales: totalsOf(articulos),
    metodosPago: shownMethods({ metodos, devoluciones, pagos }),
    devoluciones: devoluciones.map(({ metodo, monto, creado, terminado, numiden, ...rest }) => ({
      id: rest.id,
      estado: rest.estado,
      folio: rest.folio,
      respuesta: rest.respuesta,
      metodo: methodOf(metodo),
      monto: toPesos(monto),
      fecha: (terminado ?? creado).toISOString(),
      autor: person(numiden),
      deshecho: shownUndoing(deshechos.get(rest.id), person),
    })),
    autorizacion: authorizationOf(vale, person, maximos.valor),
    cambioPorAutorizar:
      vale.cambioPorAutorizar === null
        ? null
        : {
            de: divisionInPesos(vale.cambioPorAutorizar.de),
            a: divisionInPesos(vale.cambioPorAutorizar.a),
            pide: person(vale.cambioPorAutorizar.pide),
          },
    motivoCancelacion: vale.motivoCancelacion,
    nota,
    reemplaza: replaced ?? null,
    reemplazadoPor: replacing ?? null,
    impresiones: impresiones[0]?.n ?? 0,
    recolectas: [...recolectas],
    logs,
    articulosOrdenEntrega: recolectas.flatMap(({ folioGuia, articulos: fetched }) =>
      fetched.map(({ linea, numArt, cantidad }) => ({ folioGuia, linea, numArt, cantidad })),
    ),
    articulosValesFacturas:
      nota === null
        ? []
        : articulos.map(({ taken: { linea, numArt, cantidad } }) => ({
            factura: nota.nombre,
            linea,
            numArt,
            cantidad,
          })),
    datos:
      vale.numidenCliente === null || cliente === null
        ? null
        : { numiden: vale.numidenCliente, beneficiario: nombreCompletoCliente(cliente) },
    intereses: 0,
    beneficios: [],
  };
}

const storeOfSale = alias(stores, 'tienda_venta');

async function readRow(db: Db, id: number) {
  const [row] = await db
    .select({
      vale: vales,
      estadoDeCaso: casos.idEstado,
      categoriaDeCaso: casos.idSubcategoria,
      tienda: stores.nombre,
      codigoPostal: stores.codigoPostal,
      tiendaVenta: storeOfSale.nombre,
      venta: {
        fecha: ventas.fecha,
        total: ventas.total,
        comprador: ventas.numidenCliente,
        nombreComprador: buyerName,
      },
      motivo: { id: motivosVales.id, descripcion: motivosVales.descripcion },
      cliente: {
        nombre: clientes.nombre,
        apellidoPaterno: clientes.apellidoPaterno,
        apellidoMaterno: clientes.apellidoMaterno,
      },
    })
    .from(vales)
    .innerJoin(casos, eq(casos.id, vales.idCaso))
    .innerJoin(stores, eq(stores.cvetda, vales.cvetdaCrea))
    .innerJoin(storeOfSale, eq(storeOfSale.cvetda, vales.cvetda))
    .innerJoin(ventas, and(eq(ventas.cvetda, vales.cvetda), eq(ventas.operacion, vales.operacion)))
    .leftJoin(motivosVales, eq(motivosVales.id, vales.idMotivo))
    .leftJoin(clientes, eq(clientes.numiden, vales.numidenCliente))
    .where(eq(vales.id, id));
  return row;
}

/** Why it had to be authorized and who decided it; null for one that never waited. */
function authorizationOf(vale: ValeRow, person: (numiden: number) => Person, maximos: number): Vale['autorizacion'] {
  const { fechaSolicitud, numidenResuelve, fechaResuelve } = vale;
  if (fechaSolicitud === null) return null;
  return {
    motivos: motivosGuardadosEnPalabras(vale.motivosAutorizacion, fromPesos(maximos)),
    fecha: fechaSolicitud.toISOString(),
    resolucion:
      numidenResuelve === null || fechaResuelve === null
        ? null
        : {
            autorizado: vale.estado !== ESTADO_VALE.rechazado,
            comentario: vale.comentarioResuelve ?? '',
            fecha: fechaResuelve.toISOString(),
            autor: person(numidenResuelve),
          },
  };
}
