import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';
import { test as base, type Signed, withProduct } from './test.ts';

/** A draft by this name lets the wallet answer: nothing else reaches the data of a server that runs. */
const ANSWERS = 'billetera.contesta';

/** A server whose wallet fails whenever it is asked, until it is told to answer, and which it asks again without a pause. */
export const test = base.extend<object, { readonly producto: Product }>({
  producto: [async ({}, use) => withProduct(use, {}, breakWallet), { scope: 'worker' }],
});

async function breakWallet(dataDir: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'pglite'));
  await database.exec(`
    create function no_contesta() returns trigger language plpgsql as $$ begin
      if not exists (select from borradores where clave = '${ANSWERS}') then raise exception 'no contesta'; end if;
      return new;
    end $$;
    create trigger no_contesta before insert on movimientos_billetera for each row execute function no_contesta();
    create function sin_pausa() returns trigger language plpgsql as $$ begin
      new.proximo := '2000-01-01T00:00:00.000Z';
      return new;
    end $$;
    create trigger sin_pausa before insert or update on vale_devoluciones for each row
      when (new.estado = 'pendiente') execute function sin_pausa();
  `);
  await database.close();
}

/** From now on the wallet does what it is asked, or does not answer. */
export async function setWallet({ request }: Signed, answers: boolean): Promise<void> {
  const data = { contenido: answers ? { contesta: true } : null };
  const answer = await request.put(`api/borrador/guardar/${ANSWERS}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
