import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import type { Rechazo } from '#domain/facturas/cfdi/comprobante';
import { bytes, dinero, identity, instant, longNumber } from '../columns.ts';
import { usuarios } from './personas.ts';

function person() {
  return longNumber('numiden')
    .notNull()
    .references(() => usuarios.numiden);
}

/**
 * The ledger of the embedded stamper: what it was asked under a clave, and what it answered. A row has its invoice, or why there is
 * none.
 */
export const timbres = pgTable(
  'timbres',
  {
    id: identity(),
    clave: text('clave').notNull().unique(),
    /** Stands for the invoice that was asked for: another one under the same clave is refused. */
    huella: text('huella').notNull(),
    uuid: text('uuid').unique(),
    xml: text('xml'),
    rechazos: jsonb('rechazos').$type<readonly Rechazo[]>().notNull(),
    /** By which people know it. */
    nombre: text('nombre').notNull(),
    tipo: text('tipo').notNull(),
    rfcEmisor: text('rfc_emisor').notNull(),
    rfcReceptor: text('rfc_receptor').notNull(),
    total: dinero('total').notNull(),
    fecha: instant('fecha').notNull(),
    numiden: person(),
  },
  (t) => [
    check('timbres_respuesta', sql`(${t.uuid} is null) = (${t.xml} is null)`),
    check('timbres_o_rechazos', sql`(${t.uuid} is null) = (jsonb_array_length(${t.rechazos}) > 0)`),
  ],
);

/** Which invoices a stamped one names, whoever stamped those. */
export const timbreRelacionados = pgTable(
  'timbre_relacionados',
  {
    idTimbre: longNumber('id_timbre')
      .notNull()
      .references(() => timbres.id),
    clase: text('clase', { enum: ['notaDeCredito', 'pago', 'sustituta'] }).notNull(),
    uuid: text('uuid').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idTimbre, t.uuid, t.clase] }), index('timbre_relacionados_por_uuid').on(t.uuid)],
);

/** Requests to cancel that the embedded stamper took; each is answered at once, or by its receiver until `plazo`. */
export const cancelacionesTimbre = pgTable(
  'cancelaciones_timbre',
  {
    id: identity(),
    clave: text('clave').notNull().unique(),
    uuid: text('uuid').notNull(),
    motivo: text('motivo').$type<MotivoCancelacion>().notNull(),
    sustituye: text('sustituye'),
    pedida: instant('pedida').notNull(),
    /** Until when the receiver may answer; null where no receiver is asked. */
    plazo: instant('plazo'),
    /** The receiver's answer; null while there is none, which after `plazo` counts as yes. */
    respuesta: text('respuesta', { enum: ['aceptada', 'rechazada'] }),
    /** The request that stood already, which counts in the place of this one; null for one that counts itself. */
    idSolicitud: longNumber('id_solicitud'),
    /** Why the stamper refused to take the request; null for one that it took. */
    falla: text('falla'),
    numiden: person(),
  },
  (t) => [index('cancelaciones_timbre_por_uuid').on(t.uuid, t.id)],
);

/**
 * Certificates of the installation's own making, one a tax number: by which invoices are sealed where the chain gave no CSD, and by
 * which the embedded stamper stamps. The key is sealed as other secrets are.
 */
export const certificadosPropios = pgTable('certificados_propios', {
  rfc: text('rfc').primaryKey(),
  certificado: bytes('certificado').notNull(),
  llaveCifrada: text('llave_cifrada').notNull(),
  creado: instant('creado').notNull(),
});
