import { ne } from 'drizzle-orm';
import type { receptores as contract } from '#contract/cadena/receptores';
import { sameName } from '#domain/cadena/integraciones';
import { type EntregaDeEvento, RECEIVER_TEXTS } from '#domain/cadena/receptores';
import { destinationOf } from '#domain/common/destino';
import { ENTITIES } from '#domain/common/entities';
import { SECRETO_ANTERIOR_MS } from '#domain/common/eventos';
import { type AllowedHost, mayBeAllowed } from '../../platform/allowList.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type entregasDeEventos, receptores } from '../../platform/db/schema/eventos.ts';
import { lastEvents } from '../../platform/events/deliver.ts';
import { sealReceiverSecret } from '../../platform/events/seal.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { invalidFields, notFound } from '../../platform/http/rejection.ts';
import { newSecret } from '../../platform/neighbours/http/signature.ts';
import { type RecordKind, saveRecord } from '../../platform/records/save.ts';
import { lockTable } from '../kept.ts';
import { resendMissed, sendAgain, sendTest } from './again.ts';
import { auditedReceiver, type ReceiverRow, receiverById, shownReceivers } from './rows.ts';

const RECEIVER = {
  words: ENTITIES.receptor,
  table: receptores,
  key: receptores.id,
  nameOf: ({ nombre }) => nombre,
  told: () => ({ entidad: 'receptor' }),
  missing: RECEIVER_TEXTS.noExiste,
} satisfies RecordKind<typeof receptores>;

/** The words of the history for a secret, never its text: that there is one, and that it is another. */
const KEPT = 'guardado';
const RENEWED = 'cambió';

/** As many events of a receiver as are shown. */
const SHOWN = 100;

/** Receivers of events. They are switched off, never deleted. */
export const receiverHandlers: HandlersOf<typeof contract> = {
  listaReceptores: (_entrada, { db, clock }) => shownReceivers(db, clock()),

  entregasDeReceptor: async ({ ruta: { id } }, { db }) => {
    if ((await receiverById(db, id)) === null) throw notFound(RECEIVER_TEXTS.noExiste);
    return (await lastEvents(db, id, SHOWN)).map(shownEvent);
  },

  guardarReceptor: ({ cuerpo: { id, version, ...written } }, context) =>
    saveRecord(
      RECEIVER,
      {
        call: 'guardarReceptor',
        id,
        version,
        contents: { id, ...written },
        effect: async ({ tx, row, now }) => {
          refuseElsewhere(written.url, context.config.servidoresPermitidos);
          await refuseRepeated(tx, id, written.nombre);
          const secret = secretOf(row);
          if (row !== null && written.activo) await resendMissed(tx, row, now);
          // A person switches it off: what happens from then on is not for it.
          const stands = !written.activo && row?.activo !== true;
          return {
            text: row === null ? RECEIVER_TEXTS.guardado : RECEIVER_TEXTS.editado,
            // Another address is no longer the one that did not answer.
            columns: { ...written, descansa: null, ...(stands ? {} : { motivoApagado: null, fallaDesde: null }) },
            before: row === null ? null : auditedReceiver(row, secret),
            after: auditedReceiver(written, secret),
          };
        },
      },
      context,
    ),

  secretoDeReceptor: async ({ cuerpo: { id, version } }, context) => {
    const { secrets } = context;
    const secreto = newSecret();
    const saved = await saveRecord(
      RECEIVER,
      {
        call: 'secretoDeReceptor',
        id,
        version,
        contents: { id },
        effect: ({ row, now }) => {
          if (row === null) throw notFound(RECEIVER_TEXTS.noExiste);
          const { secretoCifrado } = row;
          const isFirst = secretoCifrado === null;
          const older = isFirst
            ? { anteriorCifrado: null, anteriorHasta: null }
            : {
                anteriorCifrado: secretoCifrado,
                anteriorHasta: new Date(now.getTime() + SECRETO_ANTERIOR_MS),
              };
          return {
            text: isFirst ? RECEIVER_TEXTS.secretoCreado : RECEIVER_TEXTS.secretoCambiado,
            columns: { secretoCifrado: sealReceiverSecret(secrets, secreto, row.id), ...older },
            before: auditedReceiver(row, secretOf(row)),
            after: auditedReceiver(row, isFirst ? KEPT : RENEWED),
          };
        },
      },
      context,
    );
    // Only here: what `saveRecord` answers could be kept.
    return { ...saved, secreto };
  },

  probarReceptor: ({ cuerpo: { id } }, context) => sendTest(id, context),
  reenviarEvento: ({ cuerpo: { id } }, context) => sendAgain(id, context),
};

function secretOf(row: Pick<ReceiverRow, 'secretoCifrado'> | null): string | null {
  return row === null || row.secretoCifrado === null ? null : KEPT;
}

/** @throws Rejection 400 at the address when nothing may be sent there. */
function refuseElsewhere(url: string, allowed: readonly AllowedHost[]): void {
  const to = destinationOf(url);
  if (to === null) throw invalidFields([{ campo: 'url', message: RECEIVER_TEXTS.url }]);
  if (mayBeAllowed(allowed, to.host, to.puerto)) return;
  throw invalidFields([{ campo: 'url', message: RECEIVER_TEXTS.noPermitido(to.host, to.puerto) }]);
}

/** @throws Rejection 400 at the name when another receiver has it. */
async function refuseRepeated(tx: Tx, id: number | null, nombre: string): Promise<void> {
  await lockTable(tx, receptores);
  const others = await tx
    .select({ nombre: receptores.nombre })
    .from(receptores)
    .where(id === null ? undefined : ne(receptores.id, id));
  if (others.some((other) => sameName(other.nombre, nombre))) {
    throw invalidFields([{ campo: 'nombre', message: RECEIVER_TEXTS.repetido }]);
  }
}

function shownEvent(row: typeof entregasDeEventos.$inferSelect): EntregaDeEvento {
  const { id, mensaje, tipo, idEntidad, estado, intentos, respuesta } = row;
  return {
    ...{ id, mensaje, tipo, idEntidad, estado, intentos, respuesta },
    creado: row.creado.toISOString(),
    proximo: estado === 'pendiente' ? row.proximo.toISOString() : null,
    entregado: row.entregado?.toISOString() ?? null,
  };
}
