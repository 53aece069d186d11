import { eq } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/answers';
import type { vales as contratoVales, ValeGuardado } from '#contract/vales';
import { motivosGuardadosEnPalabras } from '#domain/autorizacionVale';
import { ENTITIES } from '#domain/entities';
import { hechosDeVale } from '#domain/hechosDeVale';
import type { EntradaDeVale } from '#domain/historiaVale';
import { fromPesos } from '#domain/money';
import type { SolicitudVale } from '#domain/solicitudVale';
import { refusalTextVale, VALE_TEXTS } from '#domain/trabajosVale';
import type { IdEstadoVale } from '#domain/vidaVale';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/vidaVale';
import { decide } from '#machines/life';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { readSettings } from '../ajustes/settings.ts';
import { caseLockForVoucher, noteVoucher } from '../casos/voucher.ts';
import { announcing } from '../changes/announce.ts';
import { auditing } from '../db/audit.ts';
import type { Tx } from '../db/db.ts';
import { inOneGo, lockThen } from '../db/oneConnection.ts';
import { vales } from '../db/schema/vales.ts';
import { together } from '../db/together.ts';
import { askedBy } from '../guias/ask.ts';
import type { Context, Handler } from '../http/handler.ts';
import { oncePerKey } from '../http/idempotency.ts';
import { invalidFields, noPermission } from '../http/rejection.ts';
import { nextNumber } from './folio.ts';
import { tellOfRequests } from './guideRequests.ts';
import { demandNothingTravels, onceNothingTravels } from './guides.ts';
import { holdUnits } from './hold.ts';
import type { Judged } from './judge.ts';
import { calculate, judgeVoucher, reasonsInWords } from './judge.ts';
import { demandSame, todayOf } from './open.ts';
import { numbersOf } from './ownCase.ts';
import { saleLock } from './sale.ts';
import type { WalletSeen } from './wallet.ts';
import { promisesLock, walletWanted } from './wallet.ts';
import { ifFound, refusalOf, savedBy, valeHistory, workOnVale } from './work.ts';
import type { Saving } from './write.ts';
import { columnsOf, rewriteContents, writingContents } from './write.ts';

type Call = 'guardarVale' | 'guardarCancelacion' | 'guardarParcial';

/** Saves a voucher, new or partial (POST vales/guardar-vale, specification sections 4 and 7). */
export const guardarVale: Handler<typeof contratoVales.guardarVale> = ({ cuerpo }, context) =>
  save('guardarVale', 'guardar', cuerpo, context);

/** The same for cancellations alone (POST vales/cancelacion/guardar). */
export const guardarCancelacion: Handler<typeof contratoVales.guardarCancelacion> = ({ cuerpo }, context) =>
  save('guardarCancelacion', 'guardar', cuerpo, context);

/** Keeps a voucher as far as it is filled in (POST vales/guardar-parcial, specification section 4). */
export const guardarParcial: Handler<typeof contratoVales.guardarParcial> = ({ cuerpo }, context) =>
  save('guardarParcial', 'guardarParcial', cuerpo, context);

function save(call: Call, saving: Saving, solicitud: SolicitudVale, context: Context): Promise<ValeGuardado> {
  return solicitud.id === null ? create(call, saving, solicitud, context) : finish(call, saving, solicitud, context);
}

interface Around {
  readonly context: Context;
  /** The answer of the customer's wallet before anything was locked; null where nothing is promised to it. */
  readonly wallet: WalletSeen | null;
}

/**
 * Judges under the locks of the sale, of the wallet's promises and of the named case, in this order: no other work
 * changes them until this is saved or refused.
 */
async function judgeLocked(tx: Tx, saving: Saving, solicitud: SolicitudVale, around: Around): Promise<Judged> {
  const { context, wallet } = around;
  const asking = { sesion: context.sesion, today: todayOf(context), wallet };
  const judging = () => (saving === 'guardar' ? judgeVoucher(tx, solicitud, asking) : calculate(tx, solicitud, asking));
  const underCase = () => lockThen(caseLockForVoucher(tx, solicitud.caso), judging);
  const underWallet = () => lockThen(promisesLock(tx, wallet), underCase);
  const [, [, [, judged]]] = await lockThen(saleLock(tx, solicitud), underWallet);
  return judged;
}

function create(call: Call, saving: Saving, solicitud: SolicitudVale, context: Context): Promise<ValeGuardado> {
  const becoming = { base: askedBy(call, context).clave, idVale: null, idCaso: solicitud.caso };
  return onceNothingTravels(becoming, context, () =>
    oncePerKey(
      call,
      solicitud,
      context,
      () => walletFor(saving, solicitud, context),
      async (tx, wallet) => {
        const judged = await judgeLocked(tx, saving, solicitud, { context, wallet });
        const { answer, written } = await insert(tx, { call, saving, base: becoming.base }, judged, context);
        return { answer, written, created: { entidad: ENTITIES.vale.name, id: answer.id } };
      },
    ),
  );
}

/** How a new voucher is saved. */
interface Inserting {
  readonly call: Call;
  readonly saving: Saving;
  readonly base: string;
}

async function insert(
  tx: Tx,
  { call, saving, base }: Inserting,
  judged: Judged,
  context: Context,
): Promise<{ readonly answer: ValeGuardado; readonly written: Promise<unknown> }> {
  const { solicitud, calculo } = judged;
  const { numiden, tienda } = context.sesion;
  const today = todayOf(context);
  const estado = stateOfNew(saving, calculo.autorizacion.length > 0, context);
  const onGuides = await demandAtRest(tx, estado, judged, { context, base });
  const { idCaso, numidenCliente } = await numbersOf(tx, judged, today.now);
  const { id, folio } = await nextNumber(tx, solicitud.tipo, tienda.id);
  await noteVoucher(tx, idCaso, { folio, tipo: solicitud.tipo }, { call, numiden, now: today.now });
  const columns = {
    ...columnsOf({ ...judged, numidenCliente }, saving, today),
    folio,
    estado,
    tipo: solicitud.tipo,
    idCaso,
    cvetda: solicitud.tienda,
    operacion: solicitud.operacion,
    cvetdaCrea: tienda.id,
    numidenCrea: numiden,
    fechaCreacion: today.now,
    autores: [numiden],
  };
  const version = 1;
  const stored = together(
    tx,
    [
      tx
        .insert(vales)
        .overridingSystemValue()
        .values({ id, ...columns }),
      ...writingContents(tx, id, judged, saving),
      valeHistory.writing(tx, id, {
        entries: [entryOf(saving, judged), ...onGuides],
        version,
        fecha: today.now,
        numiden,
      }),
      auditing(tx, {
        momento: today.now,
        numiden,
        accion: call,
        entidad: ENTITIES.vale.name,
        idEntidad: id,
        despues: { ...columns, articulos: takenIn(judged) },
      }),
    ],
    announcing({ entidad: 'vale', id, version, numiden, vale: { antes: null, despues: columns } }),
  );
  // After them: it takes the units of the lines that they have stored.
  const written = inOneGo([stored, saving === 'guardar' ? holdUnits(tx, id, columns) : null]);
  const nombre = ESTADOS_VALE[estado];
  const descripcion = textOf(saving, folio, calculo.autorizacion.length > 0);
  const autorizacion = saving === 'guardar' ? reasonsInWords(judged) : [];
  const answer = {
    codigo: SUCCESS_CODE,
    descripcion,
    version,
    estado: { id: estado, nombre },
    id,
    folio,
    casoId: idCaso,
    autorizacion,
  };
  return { answer, written };
}

function stateOfNew(saving: Saving, pideAutorizacion: boolean, { sesion, clock }: Context): IdEstadoVale {
  const facts = { ...hechosDeVale(null, sesion, clock()), pideAutorizacion };
  const decision = decide(vidaValeMachine, 0, facts, { type: saving });
  if (!decision.allowed || decision.state === 0) throw noPermission(refusalTextVale(saving, 0, 'person'));
  return decision.state;
}

/** Goes on with a partial voucher. */
async function finish(call: Call, saving: Saving, solicitud: SolicitudVale, context: Context): Promise<ValeGuardado> {
  const id = solicitud.id ?? 0;
  if (solicitud.version === null) throw invalidFields([{ campo: 'version', message: 'Campo requerido' }]);
  const { version, ...contents } = solicitud;
  const becoming = { base: `vale-${id}`, idVale: id, idCaso: solicitud.caso };
  const resultado = await onceNothingTravels(becoming, context, () => {
    let judged: Judged | null = null;
    return workOnVale<WalletSeen | null>(
      {
        call,
        work: saving,
        id,
        version,
        contents,
        check: () => walletFor(saving, solicitud, context),
        facts: async ({ tx, row }, wallet) => {
          demandSame(row, solicitud);
          // Its life refuses it: to judge its lines would blame units that this very voucher holds.
          const refused = await refusalOf(row, saving, { ...context, db: tx });
          if (refused !== null) throw refused;
          judged = await judgeLocked(tx, saving, solicitud, { context, wallet });
          return { pideAutorizacion: judged.calculo.autorizacion.length > 0 };
        },
        effect: async ({ tx, row, numiden }) => {
          if (judged === null) throw new Error('A voucher was saved before it was judged');
          const waits = judged.calculo.autorizacion.length > 0;
          const becomes = saving === 'guardar' && !waits ? ESTADO_VALE.vigente : ESTADO_VALE.parcial;
          const onGuides = await demandAtRest(tx, becomes, judged, { context, base: becoming.base });
          await rewriteContents(tx, id, judged, saving);
          if (saving === 'guardar') await holdUnits(tx, id, row);
          return {
            text: textOf(saving, row.folio, waits),
            entries: [entryOf(saving, judged), ...onGuides],
            columns: { ...columnsOf(judged, saving, todayOf(context)), ...savedBy(row, numiden) },
            detail: { articulos: takenIn(judged) },
          };
        },
      },
      context,
    );
  });
  const [row] = await context.db.select().from(vales).where(eq(vales.id, id));
  const { folio, idCaso: casoId, motivosAutorizacion } = ifFound(id, row);
  const { maximos } = await readSettings(context.db);
  return {
    ...resultado,
    id,
    folio,
    casoId,
    autorizacion: motivosGuardadosEnPalabras(motivosAutorizacion, fromPesos(maximos.valor)),
  };
}

/**
 * A voucher that becomes VIGENTE pays for nothing that still travels; one that waits, or is filled
 * in, leaves the guides alone.
 */
async function demandAtRest(
  tx: Tx,
  becomes: IdEstadoVale,
  { solicitud, venta, calculo }: Judged,
  { context, base }: { readonly context: Context; readonly base: string },
): Promise<readonly EntradaDeVale[]> {
  const now = context.clock();
  if (solicitud.tipo !== 0) return [];
  if (becomes !== ESTADO_VALE.vigente) return tellOfRequests(tx, base, now);
  return demandNothingTravels(tx, venta, calculo.lineas, { numiden: context.sesion.numiden, now, base });
}

/** The wallet is asked before anything is locked; what is only begun promises it nothing. */
async function walletFor(saving: Saving, solicitud: SolicitudVale, context: Context): Promise<WalletSeen | null> {
  return saving === 'guardar' ? walletWanted(solicitud, context) : null;
}

function textOf(saving: Saving, folio: string, waits: boolean): string {
  if (saving === 'guardarParcial') return VALE_TEXTS.parcial(folio);
  return waits ? VALE_TEXTS.porAutorizar(folio) : VALE_TEXTS.guardado(folio);
}

function entryOf(saving: Saving, { calculo }: Judged): EntradaDeVale {
  return saving === 'guardar'
    ? { trabajo: saving, porAutorizar: calculo.autorizacion.length > 0 }
    : { trabajo: saving };
}

/** The facts of the lines that the audit keeps: the amounts follow from them. */
function takenIn({ calculo }: Judged) {
  return calculo.lineas.map(({ linea, cantidad, depreciacion }) => ({ linea, cantidad, depreciacion }));
}
