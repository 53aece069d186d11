import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HORARIO_TEXTS } from '#domain/cadena/horario';
import { PERMISOS } from '#domain/common/permisos';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { openStream } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, newKey, Person, STRANGER } from '../casos/casos.desk.ts';
import { openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';

let desk: WorkDesk;
let ana: Person;
let beto: Person;
let before: readonly (typeof stores.$inferSelect)[];
let close = async () => {};
beforeAll(async () => {
  desk = await openWorkDesk();
  const other = await secondServer(desk.bed);
  close = () => other.close();
  for (const who of [ADMINISTRATOR, STRANGER]) {
    await grantPermissions(desk.db, who, [PERMISOS.configuracionGeneral.id]);
  }
  ana = new Person(desk.bed, await desk.bed.signIn(ADMINISTRATOR));
  beto = new Person({ ...desk.bed, app: other }, await desk.bed.signIn(STRANGER));
  before = await all();
});
afterAll(async () => {
  await close();
  await desk.bed.close();
});

const HEAD =
  'Numero;Nombre;Tipo;InicioSesion;CodigoPostal;Serie;FacturaGlobal;Desde;NotaDeLoDevuelto;Lunes;Martes;Miercoles;Jueves;Viernes;Sabado;Domingo';

function all() {
  return desk.db.select().from(stores).orderBy(asc(stores.cvetda));
}
async function stored(cvetda: number) {
  const [row] = await desk.db.select().from(stores).where(eq(stores.cvetda, cvetda));
  return row;
}
async function load(lines: readonly string[], { who = ana, soloRevisar = false, key = newKey() } = {}) {
  const texto = [HEAD, ...lines].join('\r\n');
  return (await who.send('cadena/tiendas/cargar', { texto, soloRevisar }, key)).json();
}

describe('the stores of a chain', () => {
  it('come in by a file, whole or not at all, told first what it would change', async () => {
    const bad = await load(['801;Sur;fisica;No;22000;S1;;;', '802;Este;fisica;No;X;S2;;;', '801;Otra;fisica;No;;;;;']);
    expect(bad).toMatchObject({
      ...{ codigo: 2, guardado: false, malasEnTotal: 2 },
      malas: [
        { linea: 3, motivo: 'El código postal tiene 5 dígitos.' },
        { linea: 4, motivo: 'La tienda 801 está dos veces.' },
      ],
    });
    const lines = ['801;Sur;fisica;No;6000;S1;semanal;1/3/2026;', '802;Este;virtual;No;22000;;;;'];
    const looked = await load(lines, { soloRevisar: true });
    expect(looked).toMatchObject({
      ...{ guardado: false, nuevas: 2 },
      descripcion: 'Se guardarían 2 nuevas y 0 cambiadas; 0 ya estaban igual.',
    });
    expect(await all()).toEqual(before);
    const stream = await openStream(desk.bed.app, await desk.bed.signIn(ADMINISTRATOR));
    expect(await load(lines)).toMatchObject({ codigo: 1, guardado: true, nuevas: 2, cambiadas: 0, iguales: 0 });
    expect(await stored(801)).toEqual({
      ...{ cvetda: 801, nombre: 'Sur', tipo: 'fisica', admiteLogin: false, codigoPostal: '06000', serie: 'S1' },
      ...{ globales: 'semanal', globalesDesde: '2026-03-01', globalesNumiden: ADMINISTRATOR },
      ...{ globalesNotas: 'alMomento', horario: null, version: 1 },
    });
    expect(await stream.nextOf('message')).toMatchObject({
      data: { entidad: 'tienda', id: 0, numiden: ADMINISTRATOR },
    });
    const [row] = await desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(1);
    expect(row).toMatchObject({
      accion: 'cargarTiendas',
      numiden: ADMINISTRATOR,
      despues: { nuevas: 2, cambiadas: 0 },
    });
  });

  it('go out as a file that changes nothing when it comes in again', async () => {
    const out = await ana.get('cadena/tiendas/exportar');
    expect(out.body).toContain(
      '"801","Sur","Tienda física","No","06000","S1","Semanal","2026-03-01","Al devolver","","","","","","",""',
    );
    const rows = await all();
    const again = (await ana.send('cadena/tiendas/cargar', { texto: out.body }, newKey())).json();
    expect(again).toMatchObject({ guardado: true, nuevas: 0, cambiadas: 0, iguales: rows.length });
    expect(await all()).toEqual(rows);
  });

  it('keep their hours by a file without their columns, and are refused by one with some of them', async () => {
    const old = HEAD.split(';').slice(0, 9).join(';');
    const send = async (...lines: string[]) =>
      (await ana.send('cadena/tiendas/cargar', { texto: lines.join('\n'), soloRevisar: false }, newKey())).json();
    const hours = Array(7).fill('09:00-21:00').join(';');
    await load([`840;Con horas;fisica;No;22000;;;;;${hours}`]);
    const horario = (await stored(840))?.horario;
    expect(horario).toMatchObject({ lunes: { abre: '09:00', cierra: '21:00' } });
    const lines = ['840;Con sus horas;fisica;No;22000;;;;', '841;Sin horas;fisica;No;;;;;'];
    expect(await send(old, ...lines)).toMatchObject({ guardado: true, nuevas: 1, cambiadas: 1 });
    expect(await stored(840)).toMatchObject({ nombre: 'Con sus horas', horario });
    expect(await stored(841)).toMatchObject({ horario: null });
    expect(await send(old, ...lines)).toMatchObject({ guardado: true, nuevas: 0, cambiadas: 0, iguales: 2 });
    // Hours are told by a clock, and the clock by the postal code.
    expect(await send(old, '841;Sin horas;fisica;No;;;;;', '840;Con sus horas;fisica;No;;;;;')).toMatchObject({
      ...{ guardado: false, malasEnTotal: 1 },
      malas: [{ linea: 3, motivo: HORARIO_TEXTS.sinCodigoPostal }],
    });
    const some = await send(`${old};Lunes;Martes`, '840;Con sus horas;fisica;No;22000;;;;;;');
    expect(some.campos).toEqual([
      { campo: 'texto', message: 'Al archivo le faltan columnas: Miércoles, Jueves, Viernes, Sábado, Domingo.' },
    ]);
    expect(await stored(840)).toMatchObject({ nombre: 'Con sus horas', horario, codigoPostal: '22000' });
    // Those of a file with the columns go where they are empty.
    await load(['840;Con sus horas;fisica;No;22000;;;;;;;;;;;']);
    expect((await stored(840))?.horario).toBeNull();
  });

  it('change names and series with each other, and who chose how they are invoiced stays', async () => {
    const swapped = [
      '801;ESTE;fisica;No;06000;;semanal;2026-03-01;Al terminar el día',
      '802;sur;virtual;No;22000;S1;;;',
    ];
    expect(await load(swapped, { who: beto })).toMatchObject({ guardado: true, nuevas: 0, cambiadas: 2 });
    expect(await stored(801)).toMatchObject({
      ...{ nombre: 'ESTE', serie: null, globalesNumiden: ADMINISTRATOR, globalesNotas: 'alCierre', version: 2 },
    });
    expect(await stored(802)).toMatchObject({ nombre: 'sur', serie: 'S1', globalesNumiden: null });
    const daily = await load(['801;ESTE;fisica;No;06000;;diaria;2026-03-01;'], { who: beto });
    expect([daily.guardado, (await stored(801))?.globalesNumiden]).toEqual([true, STRANGER]);
    await load(['801;ESTE;fisica;No;06000;;;;']);
    expect(await stored(801)).toMatchObject({ globales: null, globalesDesde: null, globalesNumiden: null });
  });

  it('are refused where two would have one name or series, or nobody could sign in, by the look and by the save', async () => {
    const rows = await all();
    const closed = rows
      .filter(({ admiteLogin }) => admiteLogin)
      .map(({ cvetda, nombre, tipo, codigoPostal }) => `${cvetda};${nombre};${tipo};No;${codigoPostal ?? ''};;;;`);
    for (const soloRevisar of [true, false]) {
      const repeated = await load(['803;Oeste;fisica;No;;s1;;;', '804;SUR;fisica;No;;;;;'], { soloRevisar });
      expect(repeated).toMatchObject({
        guardado: false,
        malas: [
          { linea: 2, motivo: 'Otra tienda ya usa esa serie.' },
          { linea: 3, motivo: 'Ya hay una tienda con ese nombre.' },
        ],
      });
      expect(await load(closed, { soloRevisar })).toMatchObject({
        guardado: false,
        malas: [{ linea: closed.length + 1, motivo: expect.stringMatching(/^Es la única tienda/) }],
      });
    }
    expect(await all()).toEqual(rows);
  });

  it('that twenty load at once, at two servers, are one each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        load([`${820 + (n % 2)};Veinte ${n % 2 === 0 ? 'A' : 'B'};fisica;No;;V;;;`], { who: n % 4 < 2 ? ana : beto }),
      ),
    );
    // Two stores want one series: whoever was first has it.
    const kept = answers.filter(({ guardado }) => guardado);
    expect(kept).toHaveLength(10);
    expect(kept.filter(({ nuevas }) => nuevas === 1)).toHaveLength(1);
    const made = (await all()).filter(({ serie }) => serie === 'V');
    expect(made.map(({ version }) => version)).toEqual([1]);
  });

  it('are kept once by one key, and are nobody else’s to load', async () => {
    const key = newKey();
    const first = await load(['830;Una vez;fisica;No;;;;;'], { key });
    expect(await load(['830;Una vez;fisica;No;;;;;'], { key })).toEqual(first);
    const nobody = new Person(desk.bed, await desk.bed.signIn(100_002));
    const refused = await nobody.send('cadena/tiendas/cargar', { texto: HEAD }, newKey());
    expect([refused.statusCode, (await nobody.get('cadena/tiendas/exportar')).statusCode]).toEqual([403, 403]);
  });
});
