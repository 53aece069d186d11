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

const REASON = { id: null, descripcion: 'Artículo dañado', tipo: 1, activo: true };
const SCRATCHED = { id: null, descripcion: 'Rayado', monto: 150.5, activo: true };
const MINE = { id: null, nombre: 'Mías', lista: 'casos', filtro: { aMiCargo: true }, idArea: null };
const NOTE = { maquina: 'vidaVale', parte: null, sobre: 'Todo el diagrama', texto: '¿Y los vencidos?' };
const GREETING = { id: null, nombre: 'Saludo', texto: 'Buenos días', idArea: null, activo: true };
const ROLE = { id: null, nombre: 'Cajero', permisos: [2, 4], idAplicacion: 146 };
const SERVER = { servidor: 'erp.cadena.mx', usuario: 'mostrador', puerto: 8443, path: '', url: '' };

const INTEGRATION = { nombre: 'ERP', alcances: ['ventas'], direcciones: ['10.0.0.5'], activa: true };

const RECEIVER = { nombre: 'ERP', url: 'https://erp.cadena.mx/eventos', eventos: ['vale.vigente'], activo: true };

const STORE = {
  ...{ cvetda: 300, nombre: 'Tienda nueva', tipo: 'fisica', admiteLogin: false, codigoPostal: '06000', serie: 'TN' },
  ...{ horario: null },
};
const HOLIDAY = { fecha: '2026-12-25', nombre: 'Navidad', tiendas: [1] };
const KEYS = {
  ...{ ambito: 'departamento', codigo: 'BLANCOS', claveProdServ: '52121500', claveUnidad: 'H87', exento: false },
};
const FORM = { numero: 17, nombre: 'VALES', como: 9, claveSat: '08' };
const ISSUER = { rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER URGATE', regimen: '601' };

/** Makes a record and answers its id, with what saves it as it is and what changes it. */
type Sample = () => Promise<{
  readonly id: number;
  readonly method: Method;
  readonly path: string;
  readonly same: object;
  readonly other: object;
}>;

/** One of every kind of record; what a period of global invoices is, no person writes. */
const SAMPLES: Readonly<Record<Exclude<RecordName, 'periodoGlobal'>, Sample>> = {
  motivoVale: async () => {
    const path = 'motivos-vales/guardar';
    const { id } = await save('POST', path, REASON);
    const same = { ...REASON, id, descripcion: '  Artículo   dañado ' };
    return { id, method: 'POST', path, same, other: { ...same, activo: false } };
  },
  motivoDepreciacion: async () => {
    const path = 'motivos-depresiacion/guardar';
    const { id } = await save('POST', path, SCRATCHED);
    const same = { ...SCRATCHED, id };
    return { id, method: 'POST', path, same, other: { ...same, monto: 150.51 } };
  },
  vista: async () => {
    const path = 'vistas/guardar';
    const { id } = await save('POST', path, MINE);
    const same = { ...MINE, id, nombre: ' Mías ' };
    return { id, method: 'POST', path, same, other: { ...same, filtro: { idEstatus: 3 } } };
  },
  // Its text does not change: it is open, or resolved.
  notaDeDiagrama: async () => {
    const { id } = await save('POST', 'diagramas/notas/guardar', NOTE);
    const path = 'diagramas/notas/resolver';
    return { id, method: 'POST', path, same: { id, resuelta: false }, other: { id, resuelta: true } };
  },
  plazo: async () => {
    const path = 'plazos/guardar';
    const limit = { entidad: 'caso', estado: 5, horas: 24, cuenta: 'reloj', activo: true };
    const { id } = await save('POST', path, limit);
    return { id, method: 'POST', path, same: { ...limit, id }, other: { ...limit, id, activo: false } };
  },
  texto: async () => {
    const path = 'textos/guardar';
    const { id } = await save('POST', path, GREETING);
    const same = { ...GREETING, id, nombre: ' Saludo ' };
    return { id, method: 'POST', path, same, other: { ...same, activo: false } };
  },
  rol: async () => {
    const path = 'rol/guardar';
    const { id } = await save('POST', path, ROLE);
    const same = { ...ROLE, id, permisos: [4, 2, 4] };
    return { id, method: 'POST', path, same, other: { ...same, permisos: [2] } };
  },
  grupo: async () => {
    const path = 'rol/grupos/guardar';
    const group = { grupo: 'cajas', idRol: 4, rango: 30, version: null };
    const { id } = await save('POST', path, { ...group, id: null });
    const same = { ...group, id, grupo: ' cajas ' };
    return { id, method: 'POST', path, same, other: { ...same, rango: 31 } };
  },
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
    const { id } = await save('POST', 'panel/guardar', { ...SERVER, pass: 'secreta' });
    const same = { ...SERVER, id };
    return { id, method: 'PUT', path: 'panel/editar', same, other: { ...same, usuario: 'otro' } };
  },
  integracion: async () => {
    const path = 'integracion/guardar';
    const { id } = await save('POST', path, INTEGRATION);
    const same = { ...INTEGRATION, id, nombre: ' ERP ', direcciones: ['::ffff:10.0.0.5', '10.0.0.5'] };
    return { id, method: 'POST', path, same, other: { ...same, activa: false } };
  },
  receptor: async () => {
    const path = 'receptor/guardar';
    const { id } = await save('POST', path, RECEIVER);
    const same = { ...RECEIVER, id, nombre: ' ERP ', eventos: ['vale.vigente', 'vale.vigente'] };
    return { id, method: 'POST', path, same, other: { ...same, activo: false } };
  },
  tienda: async () => {
    const path = 'cadena/tiendas/guardar';
    const { id } = await save('POST', path, STORE);
    const same = { ...STORE, id, nombre: ' Tienda  nueva ', serie: 'tn' };
    return { id, method: 'POST', path, same, other: { ...same, codigoPostal: null } };
  },
  festivo: async () => {
    const path = 'cadena/festivos/guardar';
    const { id } = await save('POST', path, HOLIDAY);
    const same = { ...HOLIDAY, id, nombre: ' Navidad ', tiendas: [1, 1] };
    return { id, method: 'POST', path, same, other: { ...same, tiendas: null } };
  },
  claveFiscal: async () => {
    const path = 'cadena/claves/guardar';
    const { id } = await save('POST', path, KEYS);
    const same = { ...KEYS, id, codigo: 'blancos', claveUnidad: 'h87' };
    return { id, method: 'POST', path, same, other: { ...same, exento: true } };
  },
  formaPago: async () => {
    const path = 'cadena/formas/guardar';
    const { id } = await save('POST', path, FORM);
    const same = { ...FORM, id, nombre: ' VALES ', numero: 500 };
    return { id, method: 'POST', path, same, other: { ...same, claveSat: '05' } };
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
