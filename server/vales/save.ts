import { eq } from 'drizzle-orm';
import type { vales as contratoVales, ValeGuardado } from '#contract/vales/vales';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { fromPesos } from '#domain/common/money';
import { motivosGuardadosEnPalabras } from '#domain/vales/autorizacionVale';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import { readSettings } from '../cadena/ajustes/settings.ts';
import { vales } from '../platform/db/schema/vales.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import { createVoucher } from './create.ts';
import { onceNothingTravels } from './guides.ts';
import { holdUnits } from './hold.ts';
import { demandSame, todayOf } from './open.ts';
import { demandAtRest, judgeLocked, type SavingCall, savedEntry, savedText, takenIn, walletFor } from './saving.ts';
import { ifFound, refusalOf, savedBy, workOnVale } from './work.ts';
import { columnsOf, rewriteContents, type Saving } from './write.ts';

/** Saves a voucher, new or partial (POST vales/guardar-vale, specification sections 4 and 7). */
export const guardarVale: Handler<typeof contratoVales.guardarVale> = ({ cuerpo }, context) =>
  save('guardarVale', 'guardar', cuerpo, context);

/** The same for cancellations alone (POST vales/cancelacion/guardar). */
export const guardarCancelacion: Handler<typeof contratoVales.guardarCancelacion> = ({ cuerpo }, context) =>
  save('guardarCancelacion', 'guardar', cuerpo, context);

/** Keeps a voucher as far as it is filled in (POST vales/guardar-parcial, specification section 4). */
export const guardarParcial: Handler<typeof contratoVales.guardarParcial> = ({ cuerpo }, context) =>
  save('guardarParcial', 'guardarParcial', cuerpo, context);

function save(call: SavingCall, saving: Saving, solicitud: SolicitudVale, context: Context): Promise<ValeGuardado> {
  return solicitud.id === null
    ? createVoucher(call, saving, solicitud, context)
    : finish(call, saving, solicitud, context);
}

/** Goes on with a partial voucher. */
async function finish(
  call: SavingCall,
  saving: Saving,
  solicitud: SolicitudVale,
  context: Context,
): Promise<ValeGuardado> {
  const id = solicitud.id ?? 0;
  if (solicitud.version === null) throw invalidFields([{ campo: 'version', message: 'Campo requerido' }]);
  const { version, ...contents } = solicitud;
  const becoming = { base: `vale-${id}`, idVale: id, idCaso: solicitud.caso };
  const resultado = await onceNothingTravels(becoming, context, () =>
    workOnVale(
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
          const judged = await judgeLocked(tx, saving, solicitud, { context, wallet });
          return { life: { pideAutorizacion: judged.calculo.autorizacion.length > 0 }, judged };
        },
        effect: async ({ tx, row, numiden }, _wallet, judged) => {
          const waits = judged.calculo.autorizacion.length > 0;
          const becomes = saving === 'guardar' && !waits ? ESTADO_VALE.vigente : ESTADO_VALE.parcial;
          const onGuides = await demandAtRest(tx, becomes, judged, { context, base: becoming.base });
          await rewriteContents(tx, id, judged, saving);
          if (saving === 'guardar') await holdUnits(tx, id, row);
          return {
            text: savedText(saving, row.folio, waits),
            entries: [savedEntry(saving, judged), ...onGuides],
            columns: { ...columnsOf(judged, saving, todayOf(context)), ...savedBy(row, numiden) },
            detail: { articulos: takenIn(judged) },
          };
        },
      },
      context,
    ),
  );
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
