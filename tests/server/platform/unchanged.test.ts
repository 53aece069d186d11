import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '#domain/common/keysOf';
import { PERMISOS } from '#domain/common/permisos';
import type { RecordName } from '#domain/common/records';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, type Desk, openDesk } from '../casos/casos.desk.ts';
import { ADDRESS } from '../guias/guias.desk.ts';
import { userToSave } from '../personas/usuarios.desk.ts';
import { NEW_RECORDS } from './records.samples.ts';

let desk: Desk;
let cookie = '';
beforeEach(async () => {
  desk = await openDesk({ environment: { SERVIDORES_PERMITIDOS: 'erp.cadena.mx' } });
  const all = Object.values(PERMISOS).map(({ id }) => id);
  await grantPermissions(desk.db, ADMINISTRATOR, all);
  cookie = await desk.bed.signIn(ADMINISTRATOR);
});
afterEach(() => desk.bed.close());

type Method = 'POST' | 'PUT';

async function save(method: Method, path: string, payload: object) {
  const answer = await desk.bed.app.inject({
    method,
    url: `/mostrador/api/${path}`,
    headers: { cookie },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function audited(entidad: string, id: number): Promise<number> {
  const ofRecord = and(eq(bitacora.entidad, entidad), eq(bitacora.idEntidad, String(id)), eq(bitacora.lectura, false));
  return (await desk.db.select({ id: bitacora.id }).from(bitacora).where(ofRecord)).length;
}

const { body: SERVER } = NEW_RECORDS.servidor;
const REASON = { ...NEW_RECORDS.motivoVale.body, id: null };
const ISSUER = { rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER URGATE', regimen: '601' };

/** Makes a record and answers its id, with what saves it as it is and what changes it. */
type Sample = () => Promise<{
  readonly id: number;
  readonly method: Method;
  readonly path: string;
  readonly same: object;
  readonly other: object;
}>;

/** Makes the sample of a kind, and says what saves it as it is, perhaps typed otherwise, and what changes it. */
function kept<K extends keyof typeof NEW_RECORDS>(kind: K, other: object, typed: object = {}): Sample {
  const { path, body } = NEW_RECORDS[kind];
  return async () => {
    const { id } = await save('POST', path, { ...body, id: null });
    const same = { ...body, id, ...typed };
    return { id, method: 'POST', path, same, other: { ...same, ...other } };
  };
}

/** One of every kind of record; what a period of global invoices is, no person writes. */
const SAMPLES: Readonly<Record<Exclude<RecordName, 'periodoGlobal'>, Sample>> = {
  motivoVale: kept('motivoVale', { activo: false }, { descripcion: '  Artículo   dañado ' }),
  motivoDepreciacion: kept('motivoDepreciacion', { monto: 150.51 }),
  vista: kept('vista', { filtro: { idEstatus: 3 } }, { nombre: ' Mías ' }),
  // Its text does not change: it is open, or resolved.
  notaDeDiagrama: async () => {
    const { id } = await save('POST', NEW_RECORDS.notaDeDiagrama.path, NEW_RECORDS.notaDeDiagrama.body);
    const path = 'diagramas/notas/resolver';
    return { id, method: 'POST', path, same: { id, resuelta: false }, other: { id, resuelta: true } };
  },
  plazo: kept('plazo', { activo: false }),
  texto: kept('texto', { activo: false }, { nombre: ' Saludo ' }),
  rol: kept('rol', { permisos: [2] }, { permisos: [4, 2, 4] }),
  grupo: kept('grupo', { rango: 31 }, { grupo: ' cajas ' }),
  integracion: kept(
    'integracion',
    { activa: false },
    { nombre: ' ERP ', direcciones: ['::ffff:10.0.0.5', '10.0.0.5'] },
  ),
  receptor: kept('receptor', { activo: false }, { nombre: ' ERP ', eventos: ['vale.vigente', 'vale.vigente'] }),
  tienda: kept('tienda', { codigoPostal: null }, { nombre: ' Tienda  nueva ', serie: 'tn' }),
  festivo: kept('festivo', { tiendas: null }, { nombre: ' Navidad ', tiendas: [1, 1] }),
  claveFiscal: kept('claveFiscal', { exento: true }, { codigo: 'blancos', claveUnidad: 'h87' }),
  formaPago: kept('formaPago', { claveSat: '05' }, { nombre: ' VALES ', numero: 500 }),
  usuario: async () => {
    const same = userToSave();
    await save('PUT', 'usuario/editar', same);
    return { id: ASESOR, method: 'PUT', path: 'usuario/editar', same, other: { ...same, correo: 'otro@ejemplo.mx' } };
  },
  ajuste: async () => {
    const path = 'configuraciones/actualizar-vigencia';
    await save('POST', path, { id: 1, valor: 45 });
    return { id: 1, method: 'POST', path, same: { id: 1, valor: 45 }, other: { id: 1, valor: 46 } };
  },
  servidor: async () => {
    const { id } = await save('POST', NEW_RECORDS.servidor.path, { ...SERVER, pass: 'secreta' });
    const same = { ...SERVER, id };
    return { id, method: 'PUT', path: 'panel/editar', same, other: { ...same, usuario: 'otro' } };
  },
  emisor: async () => {
    const path = 'cadena/emisor/guardar';
    await save('POST', path, ISSUER);
    const same = { ...ISSUER, rfc: 'eku-900317-3c9', nombre: 'Escuela Kemper Urgate SA de CV' };
    return { id: 1, method: 'POST', path, same, other: { ...same, regimen: '603' } };
  },
  direccion: async () => {
    const owner = { numidenCliente: desk.cliente };
    const { id } = await save('POST', 'vales/clientes/save-direccion-cliente', { ...ADDRESS, ...owner });
    const path = 'vales/clientes/update-direccion-cliente';
    const same = { ...ADDRESS, id };
    return { id, method: 'POST', path, same, other: { ...same, calle: 'Otra' } };
  },
};

describe('a record that is saved as it is', () => {
  it.each(keysOf(SAMPLES))('gets no version and leaves nothing in the audit: %s', async (entidad) => {
    const { id, method, path, same, other } = await SAMPLES[entidad]();
    const before = await audited(entidad, id);
    const first = await save(method, path, same);
    expect(first).toMatchObject({ descripcion: 'No había cambios que guardar', id });
    expect(await audited(entidad, id)).toBe(before);
    // A call that does change it still does so, one version further.
    const changed = await save(method, path, { ...other, version: first.version });
    expect(changed.version).toBe(first.version + 1);
    expect(await audited(entidad, id)).toBe(before + 1);
    expect((await save(method, path, other)).version).toBe(changed.version);
  });

  it('is a setting that nobody has chosen and that is saved as it came', async () => {
    const answer = await save('POST', 'configuraciones/actualizar-maximos', { id: 2, valor: 5000 });
    expect([answer.version, await audited('ajuste', 2)]).toEqual([0, 0]);
    const hours = [4, 8, 24].map((valor, index) => ({ id: index + 1, valor }));
    expect((await save('POST', 'configuraciones/actualizar-semaforos', hours)).version).toBe(0);
  });

  it('has a password that is typed anew, which is a change', async () => {
    const { id } = await save('POST', 'panel/guardar', { ...SERVER, pass: 'secreta' });
    const again = await save('PUT', 'panel/actualizar', { ...SERVER, id, pass: 'secreta' });
    expect([again.version, await audited('servidor', id)]).toEqual([2, 2]);
  });

  it('is still refused over what somebody else changed', async () => {
    const { id } = await save('POST', 'motivos-vales/guardar', REASON);
    await save('POST', 'motivos-vales/guardar', { ...REASON, id, activo: false, version: 1 });
    const late = await desk.bed.app.inject({
      method: 'POST',
      url: '/mostrador/api/motivos-vales/guardar',
      headers: { cookie },
      payload: { ...REASON, id, version: 1 },
    });
    expect(late.statusCode).toBe(409);
  });
});
