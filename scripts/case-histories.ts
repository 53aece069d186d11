import { sql } from 'drizzle-orm';
import type { Tx } from '../server/platform/db/db.ts';

/**
 * Tells how each case beyond a number came to its state, as its life allows: opened, taken, handed on, asked for and decided,
 * solved. Times lie between opening and solution; of open cases, within hours of their opening.
 */
export async function tellHistories(tx: Tx, after: number, now: Date): Promise<void> {
  const end = sql`coalesce(fecha_solucion, least(fecha_creacion + interval '5 hours', ${now.toISOString()}::timestamptz))`;
  const at = (share: number, seed: number) =>
    sql`fecha_creacion + (${end} - fecha_creacion) * ${sql.raw(`(${share} * ${random(seed)})`)}`;
  await tx.execute(sql`
  insert into caso_logs (id_caso, accion, version, fecha, numiden)
  select id, accion, row_number() over (partition by id order by orden), fecha, numiden
  from (
    select casos.id, paso.*
    from casos
    join areas on areas.id = casos.id_area
    join subcategorias on subcategorias.id = casos.id_subcategoria
    left join usuarios as suyo on suyo.numiden = coalesce(usuario_soluciona, administrador)
    cross join lateral (values
      (1, true, '{"trabajo": "crear"}'::jsonb, fecha_creacion, numiden_crea),
      (2, id_estado in (2, 3), jsonb_build_object('trabajo', 'tomar', 'nombre', suyo.nombre_completo),
        ${at(0.09, 25)}, suyo.numiden),
      (3, id_estado = 4, jsonb_build_object('trabajo', 'escalar', 'area', areas.nombre, 'categoria', subcategorias.nombre),
        ${at(0.2, 26)}, numiden_crea),
      (4, id_estado = 6, '{"trabajo": "recolectar"}'::jsonb, ${at(0.3, 27)}, numiden_crea),
      (5, numiden_solicita is not null, jsonb_build_object('trabajo', 'solicitarAutorizacion', 'motivo', motivo_solicitud),
        fecha_solicitud, numiden_solicita),
      (6, autorizado, jsonb_build_object('trabajo', 'autorizar', 'comentario', comentario_autorizacion),
        fecha_autorizacion, usuario_autoriza),
      (7, id_estado = 3, '{"trabajo": "cerrar"}'::jsonb, fecha_solucion, usuario_soluciona)
    ) as paso (orden, hay, accion, fecha, numiden)
    where casos.id > ${after}::bigint and paso.hay
  ) as pasos
  order by fecha, id, orden`);
}

/** A number from 0 to 1 that depends on the case and on what is drawn, and on nothing else. */
function random(seed: number): string {
  return `((hashint8extended(casos.id, ${seed}) & 9007199254740991) / 9007199254740992::float8)`;
}
