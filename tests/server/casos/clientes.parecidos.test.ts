import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CustomerData, createCustomer } from '../../../server/casos/clientes/create.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { openVoucherDesk } from '../vales/vales.desk.ts';
import { countAll, newKey, request } from './casos.desk.ts';
import type { WorkDesk } from './casos.works.ts';

const NOE: CustomerData = {
  ...{ nombre: 'Noé', apellidoPaterno: 'Peña', apellidoMaterno: 'Luna', fechaNacimiento: '1980-02-03' },
  ...{ sexo: 'M', correo: 'noe@correo.mx', telefono: '8181234567', celular: null },
};

let desk: WorkDesk;
let numiden: number;
beforeAll(async () => {
  desk = await openVoucherDesk();
  numiden = await desk.db.transaction((tx) => createCustomer(tx, NOE));
});
afterAll(() => desk.bed.close());

/** A case of a new customer whom nobody resembles, but for what is changed. */
function ofNew(changes: Readonly<Record<string, unknown>>) {
  const nobody = { nomCliente: 'Iris', apePatCliente: 'Olmo', correo: '', numTel: '', numCel: '5500000001' };
  return request({ ...nobody, fechaNacimiento: '2001-01-01', otroCliente: false, ...changes });
}

function made(apellido: string) {
  return desk.db.select().from(clientes).where(eq(clientes.apellidoPaterno, apellido));
}

describe('a case of a new customer who seems to be there already', () => {
  it.each([
    ['telephone', { numTel: '8181234567', apePatCliente: 'Uno' }, 'ese teléfono'],
    ['telephone as a mobile', { numCel: '8181234567', apePatCliente: 'Dos' }, 'ese teléfono'],
    ['mail in other letters', { correo: 'NOE@correo.mx', apePatCliente: 'Tres' }, 'ese correo'],
    [
      'name and day of birth',
      { nomCliente: 'NOE', apePatCliente: 'Pena', fechaNacimiento: '1980-02-03' },
      'ese nombre y esa fecha de nacimiento',
    ],
  ])('is told who it may be, by %s, and is made under the same key once it is another', async (...given) => {
    const [, changes, alike] = given;
    const key = newKey();
    const before = await countAll(desk.db);
    const told = await desk.asesor.saveCase(ofNew(changes), [], key);
    expect([told.statusCode, told.json()]).toEqual([
      409,
      {
        ...{ codigo: 409, entidad: 'cliente', id: numiden },
        message: `Ya hay un cliente con ${alike}: Peña Luna Noé (${numiden}). Búsquelo y elíjalo, o diga que es otra persona.`,
      },
    ]);
    expect(await countAll(desk.db)).toEqual(before);
    const another = await desk.asesor.saveCase(ofNew({ ...changes, otroCliente: true }), [], key);
    expect(another.statusCode).toBe(200);
    expect(await made(String((changes as { apePatCliente: string }).apePatCliente))).toHaveLength(1);
  });

  it('leaves a search in the audit, as any look at a customer', async () => {
    const searches = () => desk.db.select().from(bitacora).where(eq(bitacora.accion, 'buscarClientes'));
    const before = (await searches()).length;
    await desk.asesor.saveCase(ofNew({ numTel: '8181234567', apePatCliente: 'Vera' }));
    expect((await searches()).slice(before)).toMatchObject([
      { despues: { nombre: 'Iris', apePat: 'Vera' }, lectura: true },
    ]);
  });

  it('is made at once where nobody seems to be him', async () => {
    expect((await desk.asesor.saveCase(ofNew({ numCel: '5500000002' }))).statusCode).toBe(200);
    // An existing customer is chosen, whoever shares his telephone.
    const chosen = await desk.asesor.saveCase(ofNew({ numidenCliente: numiden, numTel: '8181234567' }));
    expect(chosen.statusCode).toBe(200);
  });
});
