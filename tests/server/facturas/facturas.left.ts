/** Inserts a new case that asks for the invoice of a sale, unless another category is named, and answers its number. */
export function invoicingCase(numiden: number, categoria = 'FACTURA GENERAL'): string {
  return `
    insert into casos (cvetda, id_area, id_subcategoria, id_estado, numiden_cliente, numiden_crea, fecha_creacion, correo, comentario_original)
    select 1, s.id_area, s.id, 1, (select min(numiden) from clientes), ${numiden}, current_timestamp, 'suyo@ejemplo.mx', 'Pide su factura.'
    from subcategorias s where s.nombre = '${categoria}'
    returning id::int as "idCaso"`;
}

/** The query of a case's invoices as stored: their states, their stamps at the provider, and the case's entries. */
export function invoicesLeft(idCaso: number): string {
  return `
    select c.id_subcategoria as categoria, c.id_estado as estado,
      (select string_agg(f.estado::text, ',' order by f.id) from facturas f where f.id_caso = c.id) as facturas,
      (select count(*)::int from timbres t join facturas f on f.clave = t.clave where f.id_caso = c.id) as timbres,
      (select count(*)::int from caso_escalamientos e where e.id_caso = c.id) as escalamientos,
      (select count(*)::int from caso_logs l where l.id_caso = c.id
        and l.accion::jsonb->>'trabajo' in ('facturar', 'facturaRechazada')) as entradas
    from casos c where c.id = ${idCaso}`;
}

/** Lets half a minute pass for the tries to stamp the invoices of a case: none is on its way any more. Answers their ids. */
export function triesAged(idCaso: number): string {
  return `
    update facturas set preguntas = coalesce((select jsonb_agg(jsonb_set(una, '{desde}', '"2026-01-01T00:00:00Z"'))
      from jsonb_array_elements(preguntas) una), '[]'::jsonb)
    where id_caso = ${idCaso} returning id::int`;
}

/** Lets whoever began the invoices of a case be given up, so that the system asks for them. Answers their ids. */
export function dueNow(idCaso: number): string {
  return `update facturas set proximo = now() where id_caso = ${idCaso} returning id::int`;
}

/** Whether the folios of every series follow each other, up to the one that is given out next. */
export const FOLIOS = `
  select bool_and(f.cuantas = f.ultimo and s.siguiente = f.ultimo + 1) as "sinHueco", bool_and(f.cuantas = f.distintas) as "sinRepetir"
  from series_factura s join (
    select serie, count(*) as cuantas, count(distinct folio) as distintas, max(folio) as ultimo from facturas group by serie
  ) f on f.serie = s.serie`;
