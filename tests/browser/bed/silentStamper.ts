import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';
import { test as base, type Signed, withProduct } from './test.ts';

/** Drafts by these names tell the database how the provider behaves: nothing else reaches the data of a server that runs. */
const ANSWERS = 'timbrador.contesta';
const WITHOUT_PAUSE = 'timbrador.sinPausa';
const DAYS_LATER = 'timbrador.dias';

/** Every invoice is this many days old for who asks to cancel it, so that its receiver is asked. */
const DAYS_OLD = 20;

/**
 * A server whose stamping provider fails whenever it is asked, until it is told to answer. Invoices are some weeks old once they
 * are stamped, and what waits for an answer can be told that its days have passed.
 */
export const test = base.extend<object, { readonly producto: Product }>({
  producto: [async ({}, use) => withProduct(use, {}, breakStamper), { scope: 'worker' }],
});

/** A server with this asks again about invoices at each of its looks once `setPauses` says so. */
export const PAUSES_BY_WILL = `
    create function sin_pausa() returns trigger language plpgsql as $$ begin
      if exists (select from borradores where clave = '${WITHOUT_PAUSE}') then new.proximo := '2000-01-01T00:00:00.000Z'; end if;
      return new;
    end $$;
    create trigger sin_pausa before insert or update on facturas for each row
      when (new.proximo is not null) execute function sin_pausa();
    create trigger sin_pausa before insert or update on factura_cancelaciones for each row
      when (new.proximo is not null) execute function sin_pausa();
`;

async function breakStamper(dataDir: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'pglite'));
  await database.exec(`
    create function timbrador_calla() returns trigger language plpgsql as $$ begin
      if not exists (select from borradores where clave = '${ANSWERS}') then raise exception 'no contesta'; end if;
      new.fecha := new.fecha - interval '${DAYS_OLD} days';
      return new;
    end $$;
    create trigger timbrador_calla before insert on timbres for each row execute function timbrador_calla();

    ${PAUSES_BY_WILL}
    create function nada_en_camino() returns trigger language plpgsql as $$ begin
      -- Once it answers, no earlier try is on its way.
      if exists (select from borradores where clave = '${ANSWERS}') then
        new.preguntas := coalesce((select jsonb_agg(jsonb_set(una, '{desde}', '"2026-01-01T00:00:00Z"'))
          from jsonb_array_elements(new.preguntas) una), '[]'::jsonb);
      end if;
      return new;
    end $$;
    create trigger nada_en_camino before update on facturas for each row execute function nada_en_camino();
    create function pasan_los_dias() returns trigger language plpgsql as $$ begin
      update cancelaciones_timbre set plazo = '2000-01-01T00:00:00.000Z' where plazo is not null;
      return new;
    end $$;
    create trigger pasan_los_dias after insert on borradores for each row
      when (new.clave = '${DAYS_LATER}') execute function pasan_los_dias();
  `);
  await database.close();
}

async function tell({ request }: Signed, name: string, isSo: boolean): Promise<void> {
  const answer = await request.put(`api/borrador/guardar/${name}`, { data: { contenido: isSo ? { es: true } : null } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** From now on the provider does what it is asked, or does not answer. */
export function setStamper(person: Signed, answers: boolean): Promise<void> {
  return tell(person, ANSWERS, answers);
}

/** From now on the server asks again at each of its looks, or only after the pauses that it makes. */
export function setPauses(person: Signed, pauses: boolean): Promise<void> {
  return tell(person, WITHOUT_PAUSE, !pauses);
}

/** The days pass in which the receivers of invoices may answer to their cancellations. */
export async function letDaysPass(person: Signed): Promise<void> {
  await tell(person, DAYS_LATER, false);
  await tell(person, DAYS_LATER, true);
}
