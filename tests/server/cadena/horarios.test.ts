import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { festivos } from '../../../server/platform/db/schema/cadena.ts';
import { entradaTiendas } from '../../../server/platform/db/schema/entrada.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { deliver } from '../../../server/ventas/entrada/deliver.ts';
import { openStream } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, newKey, Person } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { openVoucherDesk } from '../vales/vales.desk.ts';
import { sentSale } from '../ventas/ventasEntrantes.desk.ts';

let desk: WorkDesk;
let ana: Person;
let there: Person;
let close = async () => {};
let operacion = 8_300_000;
beforeAll(async () => {
  desk = await openVoucherDesk();
  const other = await secondServer(desk.bed);
  close = () => other.close();
  const both = [PERMISOS.configuracionGeneral.id, PERMISOS.servidores.id];
  await grantPermissions(desk.db, ADMINISTRATOR, both);
  const cookie = await desk.bed.signIn(ADMINISTRATOR);
  ana = new Person(desk.bed, cookie);
  there = new Person({ ...desk.bed, app: other }, cookie);
});
beforeEach(async () => {
  await desk.db.execute(sql`delete from festivos`);
  await desk.db.execute(sql`delete from entrada_tiendas`);
});
afterAll(async () => {
  await close();
  await desk.bed.close();
});

const LONG = { abre: '09:00', cierra: '23:00' };
/** Fourteen hours from Monday to Friday, four on Saturday: 12 hours and twenty minutes in the mean. */
const HOURS = {
  ...{ lunes: LONG, martes: LONG, miercoles: LONG, jueves: LONG, viernes: LONG },
  ...{ sabado: { abre: '10:00', cierra: '14:00' }, domingo: null },
};
const HOUR = 3_600;

async function storeNow() {
  const all = (await ana.get('cadena/tiendas')).json() as readonly { readonly id: number }[];
  return all.find(({ id }) => id === 1);
}
const saveStore = async (changes: object) =>
  ana.send('cadena/tiendas/guardar', { ...(await storeNow()), cvetda: 1, codigoPostal: '06000', ...changes }, newKey());
const saveHoliday = (written: object, who = ana) =>
  who.send('cadena/festivos/guardar', { id: null, version: null, ...written }, newKey());
const shownStore = async () => {
  const { tiendas } = (await ana.get('entrada/resumen')).json();
  return (tiendas as readonly { readonly tienda: { readonly id: number } }[]).find(({ tienda }) => tienda.id === 1);
};
/** A sale of the store that comes at a moment. The bench's own now is Wednesday, the 18th of March 2026, 21:00 in the centre. */
async function comesAt(utc: string) {
  const clock = () => new Date(utc);
  operacion += 1;
  const sale = sentSale(operacion, [1], { fecha: utc });
  await deliver({ db: desk.db, clock, log: { error: () => undefined } }, { id: null, nombre: 'x' }, [sale]);
}

describe('the hours of a store', () => {
  it('are kept, told in the audit and to who watches, and refused without its clock', async () => {
    const stream = await openStream(desk.bed.app, await desk.bed.signIn(ADMINISTRATOR));
    expect((await saveStore({ horario: HOURS })).statusCode).toBe(200);
    expect(await storeNow()).toMatchObject({ horario: HOURS, codigoPostal: '06000' });
    expect(await stream.nextOf('message')).toMatchObject({ data: { entidad: 'tienda', id: 1 } });
    const [row] = await desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(1);
    expect(row?.despues).toMatchObject({
      horario: 'Lunes a viernes 09:00-23:00; sábado 10:00-14:00; domingo cerrada',
    });
    const refused = await saveStore({ codigoPostal: null });
    expect([refused.statusCode, refused.json().message]).toEqual([
      ...[400, 'Para decir su horario, la tienda necesita su código postal: por él se sabe su hora.'],
    ]);
    expect((await saveStore({ horario: { ...HOURS, sabado: { abre: '10:00', cierra: '24:00' } } })).statusCode).toBe(
      400,
    );
  });

  it('are the only time in which its silence counts', async () => {
    await saveStore({ horario: HOURS });
    // At ten on Tuesday evening: an hour of it, and twelve of Wednesday.
    await comesAt('2026-03-18T04:00:00.000Z');
    expect(await shownStore()).toMatchObject({ callada: true, cerrada: null });
    await saveHoliday({ fecha: '2026-03-17', nombre: 'Inventario', tiendas: [1] });
    expect(await shownStore()).toMatchObject({ callada: false, cerrada: null });
    await saveHoliday({ fecha: '2026-03-16', nombre: 'Ajeno', tiendas: [2] });
    await saveHoliday({ fecha: '2026-03-18', nombre: 'Aniversario', tiendas: null });
    await desk.db.delete(entradaTiendas);
    await comesAt('2026-03-10T04:00:00.000Z');
    expect(await shownStore()).toMatchObject({
      callada: false,
      cerrada: { abre: '2026-03-19T15:00:00.000Z', festivo: 'Aniversario', zona: 'America/Mexico_City' },
    });
    await saveStore({ horario: null });
    expect(await shownStore()).toMatchObject({ callada: true, cerrada: null });
  });

  it('are those in which its own habit is measured', async () => {
    await saveStore({ horario: HOURS });
    // From ten on Monday morning to ten on Tuesday evening: thirteen hours of each day.
    await comesAt('2026-03-16T16:00:00.000Z');
    await comesAt('2026-03-18T04:00:00.000Z');
    const [row] = await desk.db.select().from(entradaTiendas);
    expect([row?.pausaAbierta, row?.pausa]).toEqual([26 * HOUR, 36 * HOUR]);
    expect(await shownStore()).toMatchObject({ callada: false });
    // Hours that were changed are those by which the silence is counted from then on.
    await desk.db.update(entradaTiendas).set({ pausaAbierta: 0 });
    expect(await shownStore()).toMatchObject({ callada: true });
    await saveStore({ horario: { ...HOURS, miercoles: { abre: '18:00', cierra: '23:00' } } });
    expect(await shownStore()).toMatchObject({ callada: false });
  });
});

describe('a holiday', () => {
  it('is kept with its stores, changed and taken away, each told in the audit', async () => {
    const made = (await saveHoliday({ fecha: '2026-12-25', nombre: ' Navidad ', tiendas: [2, 1, 2] })).json();
    expect((await ana.get('cadena/festivos')).json()).toEqual([
      { id: made.id, version: 1, fecha: '2026-12-25', nombre: 'Navidad', tiendas: [1, 2] },
    ]);
    const all = { id: made.id, version: 1, fecha: '2026-12-25', nombre: 'Navidad', tiendas: null };
    expect((await saveHoliday(all)).json()).toMatchObject({ version: 2 });
    expect((await saveHoliday({ ...all, nombre: 'Otra' })).statusCode).toBe(409);
    const gone = await ana.send('cadena/festivos/quitar', { id: made.id, version: 2 }, newKey());
    expect([gone.statusCode, (await ana.get('cadena/festivos')).json()]).toEqual([200, []]);
    const rows = await desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(2);
    expect(rows.map(({ accion, entidad }) => [accion, entidad])).toEqual([
      ['quitarFestivo', 'festivo'],
      ['guardarFestivo', 'festivo'],
    ]);
  });

  it('names stores that there are, and is there once on its day', async () => {
    const unknown = await saveHoliday({ fecha: '2026-12-25', nombre: 'Navidad', tiendas: [1, 987] });
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, 'No hay una tienda con el número 987.']);
    await saveHoliday({ fecha: '2026-12-25', nombre: 'Navidad', tiendas: null });
    const again = await saveHoliday({ fecha: '2026-12-25', nombre: 'Navidad', tiendas: [1] });
    expect([again.statusCode, again.json().message]).toEqual([
      ...[400, 'Ya hay un día festivo con esa fecha y ese nombre.'],
    ]);
  });

  it('that twenty make at once, at two servers, is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        saveHoliday({ fecha: '2027-01-01', nombre: 'Año nuevo', tiendas: null }, n % 2 === 0 ? ana : there),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await desk.db.$count(festivos)).toBe(1);
  });

  it('comes in by a file, whole or not at all, and goes out as it came', async () => {
    const load = async (texto: string) => (await ana.send('cadena/festivos/cargar', { texto }, newKey())).json();
    const bad = await load('Fecha;Nombre;Tiendas\r\n1/1/2027;Año nuevo;Todas\r\n5/2/2027;Feria;1, 987\r\n');
    expect(bad).toMatchObject({
      guardado: false,
      malas: [{ linea: 3, motivo: 'No hay una tienda con el número 987.' }],
    });
    expect(await desk.db.$count(festivos)).toBe(0);
    expect(await load('Fecha;Nombre;Tiendas\r\n1/1/2027;Año nuevo;\r\n5/2/2027;Feria;2, 1\r\n')).toMatchObject({
      ...{ guardado: true, nuevas: 2 },
    });
    const out = (await ana.get('cadena/festivos/exportar')).body;
    expect(out).toContain('"2027-02-05","Feria","1, 2"');
    expect(await load(out)).toMatchObject({ guardado: true, nuevas: 0, cambiadas: 0, iguales: 2 });
  });
});
