import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerRow } from '../../../server/casos/clientes/create.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { type Desk, openDesk } from '../casos/casos.desk.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';
import { newVoucher } from './papel.seed.ts';

/** More than are read one by one. */
const NAMESAKES = 3_001;
/** More than are looked at before it is known how many there are. */
const VOUCHERS = 2_001;
const BATCH = 1_001;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  await desk.db.delete(vales);
  const person = customerRow({
    nombre: 'Ada',
    apellidoPaterno: 'Comunísimo',
    apellidoMaterno: null,
    sexo: 'F' as const,
    fechaNacimiento: '1980-02-29',
    correo: 'ada@correo.mx',
    telefono: null,
    celular: null,
  });
  let numiden = 0;
  for (let made = 0; made < NAMESAKES; made += BATCH) {
    const rows = await desk.db
      .insert(clientes)
      .values(Array<typeof person>(Math.min(BATCH, NAMESAKES - made)).fill(person))
      .returning({ numiden: clientes.numiden });
    numiden = rows[0]?.numiden ?? 0;
  }
  const { id } = await newVoucher(desk, { numidenCliente: numiden });
  const [row] = await desk.db.select().from(vales).where(eq(vales.id, id));
  if (row === undefined) throw new Error('The voucher was not made');
  const { id: _, ...one } = row;
  await desk.db.insert(vales).values(Array.from({ length: VOUCHERS - 1 }, (__, n) => ({ ...one, folio: `D9${n}` })));
});
afterAll(() => desk.bed.close());

async function find(filtro: object) {
  const answer = await desk.administrador.post('vales/lista', filtro);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('the vouchers of a name that thousands bear', () => {
  it('are all counted by one word of it', async () => {
    expect(await find({ nombre: 'comunisimo' })).toMatchObject({ total: VOUCHERS, limiteExcedido: false });
  });

  it('are counted to a thousand by two, and the list says that there are more; its last page is full', async () => {
    const last = await find({ nombre: 'ada comunisimo', numPagina: 10, tamPagina: 100 });
    expect(last).toMatchObject({ total: 1_000, limiteExcedido: true });
    expect(last.vales).toHaveLength(100);
    expect((await find({ nombre: 'ada comunisimo', numPagina: 11, tamPagina: 100 })).vales).toEqual([]);
  });

  it('are all counted where no name is asked for', async () => {
    expect(await find({})).toMatchObject({ total: VOUCHERS, limiteExcedido: false });
  });
});
