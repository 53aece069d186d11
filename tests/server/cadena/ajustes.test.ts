import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bed, createBed } from '../bed/bed.ts';
import { request } from '../casos/casos.desk.ts';

let bed: Bed;
let admin = '';
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  admin = await bed.signIn(100001);
});
afterAll(() => bed.close());

function save(what: string, body: object, cookie = admin) {
  return bed.app.inject({
    method: 'POST',
    url: `/mostrador/api/configuraciones/actualizar-${what}`,
    headers: { cookie },
    payload: body,
  });
}

async function settings() {
  return (await bed.app.inject({ url: '/mostrador/api/configuraciones/generales', headers: { cookie: admin } })).json();
}

function semaphores(...hours: readonly number[]) {
  return hours.map((valor, index) => ({ id: index + 1, valor }));
}

describe('the general settings', () => {
  it('are there from the beginning, the semaphores with the hours of the specification', async () => {
    expect(await settings()).toEqual({
      vigencia: { id: 1, valor: 90, version: 0, ultimoCambio: null },
      maximos: { id: 2, valor: 5000, version: 0, ultimoCambio: null },
      billetera: { id: 3, valor: 10000, version: 0, ultimoCambio: null },
      semaforos: { valores: semaphores(4, 8, 24), version: 0, ultimoCambio: null },
    });
  });

  it.each([
    ['vigencia', 1, 45, 'Valor: de 90 a 45'],
    ['maximos', 2, 2500.5, 'Valor: de 5000 a 2500.5'],
    ['billetera', 3, 0, 'Valor: de 10000 a 0'],
  ])('%s counts at once, and says who made it what it is', async (name, id, valor, texto) => {
    expect((await save(name, { id, valor })).json()).toMatchObject({ codigo: 1, id, version: 1 });
    expect((await settings())[name]).toEqual({
      id,
      valor,
      version: 1,
      ultimoCambio: {
        autor: { numiden: 100001, nombre: 'Ana Administradora' },
        fecha: bed.clock.now.toISOString(),
        texto,
      },
    });
  });

  it.each([
    ['vigencia', { id: 1, valor: 0 }, 'El valor tiene que ser mayor o igual a 1'],
    ['vigencia', { id: 1, valor: 1.5 }, 'Escriba días completos'],
    ['maximos', { id: 2, valor: -1 }, 'El valor tiene que ser mayor o igual a 0'],
    ['billetera', { id: 3, valor: 10_000_001 }, 'El valor no puede ser mayor a 10,000,000'],
  ])('%s refuses %j', async (name, body, message) => {
    const answer = await save(name, body);
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo: 'valor', message }]]);
  });

  it('take the number that is theirs and no other', async () => {
    expect((await save('vigencia', { id: 2, valor: 5 })).statusCode).toBe(400);
  });

  it('tell who saves over another’s change what it was', async () => {
    await save('maximos', { id: 2, valor: 7000, version: 0 });
    const late = await save('maximos', { id: 2, valor: 8000, version: 0 });
    expect(late.statusCode).toBe(409);
    expect(late.json().cambios).toMatchObject([{ accion: 'Valor: de 5000 a 7000' }]);
  });

  it('are read and changed only by whoever may', async () => {
    const cookie = await bed.signIn(100003);
    expect((await save('vigencia', { id: 1, valor: 5 }, cookie)).statusCode).toBe(403);
  });
});

describe('the semaphores', () => {
  it('are a list of three, as the specification sends it, or with the version that was seen', async () => {
    expect((await save('semaforos', semaphores(2, 6, 12))).json()).toMatchObject({ codigo: 1, version: 1 });
    expect((await save('semaforos', { semaforos: semaphores(1, 2, 3), version: 1 })).json()).toMatchObject({
      version: 2,
    });
    expect((await settings()).semaforos).toMatchObject({
      valores: semaphores(1, 2, 3),
      ultimoCambio: { texto: 'Semáforo 1: de 2 a 1. Semáforo 2: de 6 a 2. Semáforo 3: de 12 a 3' },
    });
    expect((await save('semaforos', { semaforos: semaphores(1, 2, 4), version: 1 })).statusCode).toBe(409);
  });

  it('each come later than the one before', async () => {
    const answer = await save('semaforos', semaphores(8, 8, 4));
    expect(answer.json().campos).toEqual([
      { campo: 'dos', message: 'Tiene que ser mayor a 8 horas' },
      { campo: 'tres', message: 'Tiene que ser mayor a 8 horas' },
    ]);
  });

  it('colour the cases of everybody from the next call on', async () => {
    const opened = await bed.app.inject({
      method: 'POST',
      url: '/mostrador/api/caso/guardar',
      headers: { cookie: await bed.signIn(100002), 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="casoRequest"\r\n\r\n${JSON.stringify(request())}\r\n--x--\r\n`,
    });
    const { idCaso } = opened.json();
    const colour = async () =>
      (await bed.app.inject({ url: `/mostrador/api/caso/detalle/${idCaso}`, headers: { cookie: admin } })).json()
        .semaforo;
    bed.clock.advance(5 * 3_600_000);
    admin = await bed.signIn(100001);
    expect(await colour()).toBe('antiguo');
    await save('semaforos', semaphores(6, 8, 24));
    expect(await colour()).toBe('reciente');
  });
});
