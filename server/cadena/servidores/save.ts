import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Guardado } from '#contract/common/answers';
import {
  type DatosServidor,
  passwordDestination,
  SERVER_TEXTS,
  type servidorEnteroSchema,
  type servidorNuevoSchema,
  type servidorSinPassSchema,
} from '#domain/cadena/servidores';
import { ENTITIES } from '#domain/common/entities';
import type { Tx } from '../../platform/db/db.ts';
import { servidores } from '../../platform/db/schema/configuracion.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/rejection.ts';
import { type RecordKind, saveRecord } from '../../platform/records/save.ts';
import { auditedServer, type ServerRow, sealPass } from './rows.ts';

const SERVER = {
  words: ENTITIES.servidor,
  table: servidores,
  key: servidores.id,
  nameOf: ({ servidor }) => servidor,
  told: () => ({ entidad: 'servidor' }),
  missing: SERVER_TEXTS.noExiste,
} satisfies RecordKind<typeof servidores>;

/** The words of the history for a password, never its text: that there is one, and whether it is another. */
const KEPT = 'guardada';
const RENEWED = 'cambió';

/** Makes a server. Its id is drawn first, because its password is sealed for that id. */
export function addServer(written: z.output<typeof servidorNuevoSchema>, context: Context): Promise<Guardado> {
  const { pass, ...columns } = written;
  const { secrets } = context;
  return saveRecord(
    SERVER,
    {
      call: 'guardarServidor',
      id: null,
      version: null,
      contents: { ...columns, pass: pass === null ? null : secrets.fingerprint(pass) },
      effect: async ({ tx }) => {
        const id = await nextId(tx);
        const passCifrado = pass === null ? null : sealPass(secrets, pass, id, columns);
        return {
          text: SERVER_TEXTS.guardado,
          columns: { id, ...columns, passCifrado },
          before: null,
          after: auditedServer({ ...columns, passCifrado, version: 1 }, pass === null ? null : KEPT),
        };
      },
    },
    context,
  );
}

/** Saves all of a server, its password included: another one, or none. */
export function saveWhole(written: z.output<typeof servidorEnteroSchema>, context: Context): Promise<Guardado> {
  const { id, version, activo, pass, ...data } = written;
  const { secrets } = context;
  return saveRecord(
    SERVER,
    {
      call: 'actualizarServidor',
      id,
      version,
      contents: { ...written, pass: pass === null ? null : secrets.fingerprint(pass) },
      effect: ({ row }) =>
        changeOf(there(row), data, activo, {
          sealed: pass === null ? null : sealPass(secrets, pass, id, data),
          said: pass === null ? null : RENEWED,
        }),
    },
    context,
  );
}

/**
 * Saves a server and leaves its password alone.
 * @throws Rejection 400 at the password when it would go elsewhere from now on: whoever changes where a server leads must know
 * its password, or could have it sent to a machine of their own.
 */
export function saveButPass(written: z.output<typeof servidorSinPassSchema>, context: Context): Promise<Guardado> {
  const { id, version, activo, ...data } = written;
  return saveRecord(
    SERVER,
    {
      call: 'editarServidor',
      id,
      version,
      contents: written,
      effect: ({ row: found }) => {
        const row = there(found);
        if (row.passCifrado !== null && passwordDestination(row) !== passwordDestination(data)) throw passToRetype();
        return changeOf(row, data, activo, {
          sealed: row.passCifrado,
          said: row.passCifrado === null ? null : KEPT,
        });
      },
    },
    context,
  );
}

/** A request to the switch of a server; without `activo` it turns to the other position. */
interface Switching {
  readonly id: number;
  readonly version: number | null;
  readonly activo: boolean | null;
}

/** Switches a server on or off. @throws Rejection 409 when it is already as it should become. */
export function switchServer(asked: Switching, context: Context): Promise<Guardado> {
  const { id, version } = asked;
  return saveRecord(
    SERVER,
    {
      call: 'cambiarServidor',
      id,
      version,
      contents: asked,
      effect: ({ row: found }) => {
        const row = there(found);
        const activo = asked.activo ?? !row.activo;
        if (activo === row.activo) throw alreadySo(row);
        const pass = row.passCifrado === null ? null : KEPT;
        return {
          text: activo ? SERVER_TEXTS.encendido : SERVER_TEXTS.apagado,
          columns: { activo },
          before: auditedServer(row, pass),
          after: auditedServer({ ...row, activo }, pass),
        };
      },
    },
    context,
  );
}

/** 400: a password that would go elsewhere than where it belongs. */
export function passToRetype() {
  return invalidFields([{ campo: 'pass', message: SERVER_TEXTS.reescribir }]);
}

function changeOf(
  row: ServerRow,
  data: DatosServidor,
  active: boolean | undefined,
  pass: { readonly sealed: string | null; readonly said: string | null },
) {
  const columns = { ...data, activo: active ?? row.activo, passCifrado: pass.sealed };
  return {
    text: SERVER_TEXTS.editado,
    columns,
    before: auditedServer(row, row.passCifrado === null ? null : KEPT),
    after: auditedServer({ ...row, ...columns }, pass.said),
  };
}

function there(row: ServerRow | null): ServerRow {
  if (row === null) throw notFound(SERVER_TEXTS.noExiste);
  return row;
}

function alreadySo({ id, activo }: ServerRow) {
  return conflict(activo ? SERVER_TEXTS.yaEncendido : SERVER_TEXTS.yaApagado, {
    objeto: { entidad: SERVER.words.name, id },
  });
}

async function nextId(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('servidores', 'id'))::text as id`,
  );
  return Number(rows[0]?.id);
}
