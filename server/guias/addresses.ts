import { asc, desc, eq } from 'drizzle-orm';
import type { guiasVale } from '#contract/guias/guiasVale';
import type { Direccion } from '#domain/casos/direcciones';
import { ENTITIES } from '#domain/common/entities';
import { clientes } from '../platform/db/schema/clientes.ts';
import { direcciones } from '../platform/db/schema/neighbours.ts';
import type { HandlersOf } from '../platform/http/handler.ts';
import { notFound } from '../platform/http/rejection.ts';
import { customerAddresses } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { type RecordKind, saveRecord } from '../platform/records/save.ts';

const DIRECCION: RecordKind<typeof direcciones> = {
  words: ENTITIES.direccion,
  table: direcciones,
  key: direcciones.id,
  nameOf: ({ calle, numeroExterior }) => `${calle} ${numeroExterior}`,
  told: (direccion) => ({ entidad: 'direccion', direccion }),
  missing: 'La dirección no existe.',
};

type Calls = Pick<typeof guiasVale, 'direccionesCliente' | 'guardarDireccion' | 'actualizarDireccion'>;

/** Customers' addresses (specification, section 7). They are switched off, never deleted: a pickup may have gone there. */
export const addressHandlers: HandlersOf<Calls> = {
  direccionesCliente: async ({ ruta: { id } }, context) => {
    await recordRead(context, customerAddresses(id));
    return context.db
      .select()
      .from(direcciones)
      .where(eq(direcciones.numidenCliente, id))
      .orderBy(desc(direcciones.activo), asc(direcciones.id));
  },

  guardarDireccion: ({ cuerpo }, context) =>
    saveRecord(
      DIRECCION,
      {
        call: 'guardarDireccion',
        id: null,
        version: null,
        contents: cuerpo,
        effect: async ({ tx }) => {
          const { numidenCliente } = cuerpo;
          const [cliente] = await tx
            .select({ numiden: clientes.numiden })
            .from(clientes)
            .where(eq(clientes.numiden, numidenCliente));
          if (cliente === undefined) throw notFound(`El cliente ${numidenCliente} no existe.`);
          return { text: 'Dirección agregada con éxito', columns: cuerpo, before: null, after: cuerpo };
        },
      },
      context,
    ),

  actualizarDireccion: ({ cuerpo: { id, version, ...written } }, context) =>
    saveRecord(
      DIRECCION,
      {
        call: 'actualizarDireccion',
        id,
        version,
        contents: { id, ...written },
        effect: ({ row }) => ({
          text: 'Dirección editada con éxito',
          columns: written,
          before: row === null ? null : factsOf(row),
          after: written,
        }),
      },
      context,
    ),
};

function factsOf({ id: _id, version: _version, numidenCliente: _owner, ...facts }: Direccion) {
  return facts;
}
