import { SUCCESS_CODE } from '#contract/common/answers';
import type { ValeGuardado } from '#contract/vales/vales';
import { ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { ENTITIES } from '#domain/common/entities';
import { eventoDeVale } from '#domain/vales/eventosVale';
import { hechosDeVale } from '#domain/vales/hechosDeVale';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import { refusalTextVale } from '#domain/vales/trabajosVale';
import { debtsOf, decide } from '#machines/life';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { notingWhoIsAlike } from '../casos/clientes/alike.ts';
import { askedBy } from '../guias/ask.ts';
import { announcing } from '../platform/changes/announce.ts';
import { auditing } from '../platform/db/audit.ts';
import type { Tx } from '../platform/db/db.ts';
import { inOneGo } from '../platform/db/oneConnection.ts';
import { vales } from '../platform/db/schema/vales.ts';
import { together } from '../platform/db/together.ts';
import { owingEvent } from '../platform/events/owe.ts';
import type { Context } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { noPermission } from '../platform/http/rejection.ts';
import { owingOnly } from '../platform/works/owed.ts';
import { nextNumber } from './folio.ts';
import { onceNothingTravels } from './guides.ts';
import { holdUnits } from './hold.ts';
import { type Judged, reasonsInWords } from './judge.ts';
import { noteVoucher } from './onCase.ts';
import { todayOf } from './open.ts';
import { numbersOf } from './ownCase.ts';
import { demandAtRest, judgeLocked, type SavingCall, savedEntry, savedText, takenIn, walletFor } from './saving.ts';
import { valeHistory } from './work.ts';
import { columnsOf, type Saving, writingContents } from './write.ts';

/** Makes a new voucher, once for each key. */
export function createVoucher(
  call: SavingCall,
  saving: Saving,
  solicitud: SolicitudVale,
  context: Context,
): Promise<ValeGuardado> {
  const becoming = { base: askedBy(call, context).clave, idVale: null, idCaso: solicitud.caso };
  const making = () =>
    oncePerKey(
      call,
      solicitud,
      context,
      () => walletFor(saving, solicitud, context),
      async (tx, wallet) => {
        const judged = await judgeLocked(tx, saving, solicitud, { context, wallet });
        const becomes = stateOfNew(saving, judged.calculo.autorizacion.length > 0, context);
        const making = { call, saving, base: becoming.base, estado: becomes.estado };
        const said = { work: `vidaVale.${saving}`, debe: becomes.debe };
        const { answer, written } = await owingOnly(tx, said, () => insert(tx, making, judged, context));
        return { answer, written, created: { entidad: ENTITIES.vale.name, id: answer.id } };
      },
    );
  const buyer = solicitud.comprador?.esNuevo === true ? solicitud.comprador.identidad : null;
  return onceNothingTravels(becoming, context, () =>
    buyer === null ? making() : notingWhoIsAlike(context, buyer, making),
  );
}

/** How a new voucher is saved. */
interface Inserting {
  readonly call: SavingCall;
  readonly saving: Saving;
  readonly base: string;
  /** The state in which it is stored. */
  readonly estado: IdEstadoVale;
}

async function insert(
  tx: Tx,
  { call, saving, base, estado }: Inserting,
  judged: Judged,
  context: Context,
): Promise<{ readonly answer: ValeGuardado; readonly written: Promise<unknown> }> {
  const { solicitud, calculo } = judged;
  const { numiden, tienda } = context.sesion;
  const today = todayOf(context);
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
  const event = eventoDeVale(null, { ...columns, id, version });
  const stored = together(
    tx,
    [
      tx
        .insert(vales)
        .overridingSystemValue()
        .values({ id, ...columns }),
      ...writingContents(tx, id, judged, saving),
      valeHistory.writing(tx, id, {
        entries: [savedEntry(saving, judged), ...onGuides],
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
      ...(event === null ? [] : [owingEvent(ENTITIES.vale.name, event, { now: today.now, from: today.now })]),
    ],
    announcing({ entidad: 'vale', id, version, numiden, vale: { antes: null, despues: columns } }),
  );
  // After them: it takes the units of the lines that they have stored.
  const written = inOneGo([stored, saving === 'guardar' ? holdUnits(tx, id, columns) : null]);
  const nombre = ESTADOS_VALE[estado];
  const descripcion = savedText(saving, folio, calculo.autorizacion.length > 0);
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

function stateOfNew(saving: Saving, pideAutorizacion: boolean, { sesion, clock }: Context) {
  const facts = { ...hechosDeVale(null, sesion, clock()), pideAutorizacion };
  const decision = decide(vidaValeMachine, 0, facts, { type: saving });
  if (!decision.allowed || decision.state === 0) throw noPermission(refusalTextVale(saving, 0, 'person'));
  return { estado: decision.state, debe: debtsOf(vidaValeMachine, 0, facts, { type: saving }) };
}
