import { sql } from 'drizzle-orm';
import { bigint, customType, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Folded text: compared byte by byte, so that a prefix search uses the index and every engine sorts alike. */
export const folded = customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"' });

const lexemes = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/**
 * Customers. `plegado*` and `lexemas` are what the search reads (`server/casos/clientes/folding.ts` computes them from the
 * names); `versionPlegado` says by which version of the rule they were computed.
 */
export const clientes = pgTable(
  'clientes',
  {
    numiden: bigint('numiden', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 500_001 }),
    nombre: text('nombre').notNull(),
    apellidoPaterno: text('apellido_paterno').notNull(),
    apellidoMaterno: text('apellido_materno'),
    sexo: text('sexo', { enum: ['M', 'F'] }),
    fechaNacimiento: date('fecha_nacimiento', { mode: 'string' }),
    correo: text('correo'),
    telefono: text('telefono'),
    celular: text('celular'),
    plegadoNombre: folded('plegado_nombre').notNull(),
    plegadoPaterno: folded('plegado_paterno').notNull(),
    plegadoMaterno: folded('plegado_materno').notNull(),
    lexemas: lexemes('lexemas').notNull(),
    versionPlegado: smallint('version_plegado').notNull(),
  },
  (t) => [
    index('clientes_por_paterno').on(t.plegadoPaterno, t.plegadoNombre, t.plegadoMaterno, t.numiden),
    index('clientes_por_nombre').on(t.plegadoNombre, t.plegadoPaterno, t.plegadoMaterno, t.numiden),
    index('clientes_por_materno').on(t.plegadoMaterno, t.plegadoPaterno, t.plegadoNombre, t.numiden),
    // Without fastupdate: the embedded engine has no background process that would empty the pending list.
    index('clientes_por_lexemas').using('gin', t.lexemas).with({ fastupdate: false }),
    index('clientes_por_telefono').on(t.telefono).where(sql`${t.telefono} is not null`),
    index('clientes_por_celular').on(t.celular).where(sql`${t.celular} is not null`),
    index('clientes_por_correo').on(sql`lower(${t.correo})`).where(sql`${t.correo} is not null`),
    index('clientes_version_plegado').on(t.versionPlegado),
  ],
);
