import { ESTADO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { chooseManager } from '../casos/queries/administrador.ts';
import type { casos } from '../platform/db/schema/casos.ts';
import type {
  casoComentarios,
  casoEscalamientos,
  casoLogs,
  casoParametros,
} from '../platform/db/schema/partesDeCaso.ts';
import { actsOf, areaOf, escalationFor, type SampleAct } from './acts.ts';
import { AREA, TIENDAS_FISICAS } from './catalogos.ts';
import type { Clock } from './clock.ts';
import { fiscalDataOf, type Taxpayer } from './fiscalData.ts';
import { byTurn, type Random } from './random.ts';
import { accountsOf } from './stories.ts';
import type { SampleVoucher } from './vales.ts';

type OfCase<Row> = Omit<Row, 'idCaso'>;

/** A case with all that belongs to it, before it is stored. */
export interface SampleCase {
  readonly caso: typeof casos.$inferInsert;
  readonly comentarios: readonly OfCase<typeof casoComentarios.$inferInsert>[];
  readonly logs: readonly OfCase<typeof casoLogs.$inferInsert>[];
  readonly escalamientos: readonly OfCase<typeof casoEscalamientos.$inferInsert>[];
  readonly parametros: readonly OfCase<typeof casoParametros.$inferInsert>[];
}

/** The people, sales and vouchers that the cases are about. */
export interface Cast {
  readonly clientes: readonly [CaseCustomer, ...CaseCustomer[]];
  readonly authors: readonly [number, ...number[]];
  readonly gerentes: readonly [Manager, ...Manager[]];
  readonly operaciones: readonly [SaleOfCase, ...SaleOfCase[]];
  readonly vales: readonly SampleVoucher[];
}

/** A customer that a case can be about. */
export interface CaseCustomer extends Taxpayer {
  readonly numiden: number;
}

interface Manager {
  readonly numiden: number;
  readonly areasGerente: readonly number[];
}

/** A sale that a case can be about. */
export interface SaleOfCase {
  readonly cvetda: number;
  readonly operacion: number;
}

/** The facts of a case that are decided before its story is told. */
export interface Approach {
  readonly index: number;
  readonly estado: IdEstadoCaso;
  readonly idSubcategoria: number;
  readonly fecha: Date;
  readonly operacion: SaleOfCase | null;
  /** Whose case it is; anybody's where this is left out. */
  readonly cliente?: CaseCustomer | undefined;
}

/** One case, from who opened it to what came of it. */
export function caseOf(random: Random, clock: Clock, distribution: Cast, approach: Approach): SampleCase {
  const { index, estado, fecha, operacion } = approach;
  const author = random.one(distribution.authors);
  const another = random.one(distribution.authors);
  const gerente = random.one(distribution.gerentes).numiden;
  const anybody = random.one(distribution.clientes);
  const cliente = approach.cliente ?? anybody;
  const which = random.whole(0, 1);
  const destination = estado === ESTADO.escalado ? escalationFor(random, approach.idSubcategoria) : null;
  const idSubcategoria = destination?.idSubcategoria ?? approach.idSubcategoria;
  const account = byTurn(accountsOf(idSubcategoria), which);
  const solucion = estado === ESTADO.solucionada ? clock.after(fecha, random.whole(2, 96)) : null;
  const asksAuthorization = estado === ESTADO.pendiente || (estado === ESTADO.solucionada && random.onceIn(4));
  const cvetda = operacion?.cvetda ?? random.one(TIENDAS_FISICAS).cvetda;
  const idArea = areaOf(idSubcategoria);
  const acts = actsOf(random, { index, estado, idSubcategoria, author, other: another, gerente, asksAuthorization });
  const end = solucion ?? clock.after(fecha, acts.length * 0.75);
  const done = acts.map((act, place) => ({
    ...act,
    version: place + 2,
    // Much at first, then less and less: the last act is the one that is long in coming.
    fecha: new Date(
      fecha.getTime() + Math.round((end.getTime() - fecha.getTime()) * ((place + 1) / acts.length) ** 1.7),
    ),
  }));
  const actOf = (kind: SampleAct['kind']) => done.find((act) => act.kind === kind);
  const asked = actOf('solicitud');
  const decided = actOf('autorizacion');
  const closed = actOf('cierre');
  const escalated = actOf('escalamiento');

  return {
    caso: {
      version: done.length + 1,
      cvetda,
      idArea,
      idSubcategoria,
      idEstado: estado,
      numidenCliente: cliente.numiden,
      numidenCrea: author,
      fechaCreacion: fecha,
      fechaSolucion: closed?.fecha ?? null,
      solucion: closed?.texto ?? null,
      usuarioSoluciona: closed?.by ?? null,
      administrador: escalated
        ? (chooseManager(distribution.gerentes, idArea)?.numiden ?? null)
        : (done[0]?.by ?? null),
      requiereAutorizacion: asksAuthorization,
      numidenSolicita: asked?.by ?? null,
      motivoSolicitud: asked?.texto ?? null,
      fechaSolicitud: asked?.fecha ?? null,
      usuarioAutoriza: decided?.by ?? null,
      autorizado: decided ? true : null,
      comentarioAutorizacion: decided?.texto ?? null,
      fechaAutorizacion: decided?.fecha ?? null,
      correo: cliente.correo,
      telefono: cliente.telefono,
      celular: cliente.celular,
      comentarioOriginal: account,
      datosFiscales: idArea === AREA.facturacion ? fiscalDataOf(cliente, cliente.numiden) : null,
    },
    comentarios: done
      .filter(({ kind }) => kind === 'comentario')
      .map(({ texto, fecha: when, by }) => ({ texto, fecha: when, numiden: by })),
    logs: [
      { accion: { trabajo: 'crear' }, version: 1, fecha, numiden: author },
      ...done.flatMap(({ movimientos, version, fecha: when, by }) =>
        movimientos.map((accion) => ({ accion, version, fecha: when, numiden: by })),
      ),
    ],
    escalamientos:
      destination && escalated
        ? [{ ...destination, comentario: escalated.texto, fecha: escalated.fecha, numiden: escalated.by }]
        : [],
    parametros:
      operacion === null
        ? []
        : [
            { orden: 0, tipo: 1, valor: String(operacion.cvetda) },
            { orden: 1, tipo: 2, valor: String(operacion.operacion) },
          ],
  };
}
