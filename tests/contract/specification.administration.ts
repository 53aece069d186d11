import { expect } from 'vitest';
import type { Site, WrittenCall } from './specification.ts';

const number = expect.any(Number);
const text = expect.any(String);
const list = expect.any(Array);
const success = { codigo: 1, descripcion: text };

function atLeastOne(uno: unknown) {
  return expect.arrayContaining([uno]);
}

/** Section 7, "Session and users" and "Roles", with the payloads that it shows. */
export function usersAndRoles({
  otraPersona,
  nuevaPersona,
  idArea,
  rolNuevo,
  rolPrescindible,
}: Site): readonly WrittenCall[] {
  const user = { idAplicacion: 146, correo: 'otra@correo.mx', areas: [idArea], roles: [2], permisos: [2, 27] };
  return [
    {
      metodo: 'GET',
      ruta: 'permiso/por-aplicacion/{app}',
      de: { app: 146 },
      responde: atLeastOne({ id: number, nombre: text }),
    },
    {
      metodo: 'GET',
      ruta: 'usuario/por-aplicacion/{appId}',
      de: { appId: 146 },
      responde: atLeastOne(expect.objectContaining({ id: number, nombreCompleto: text })),
    },
    {
      metodo: 'GET',
      ruta: 'usuario/get-detalles',
      consulta: { numiden: otraPersona, idAplicacion: 146 },
      responde: {
        id: otraPersona,
        nombreCompleto: text,
        correo: text,
        areas: list,
        roles: list,
        permisos: list,
        esGerente: expect.any(Boolean),
        areasGerente: list,
      },
    },
    { metodo: 'POST', ruta: 'usuario/agregar', cuerpo: { ...user, id: nuevaPersona, areasGerente: [] }, responde: {} },
    {
      metodo: 'PUT',
      ruta: 'usuario/editar',
      cuerpo: { ...user, id: otraPersona, areasGerente: [idArea] },
      responde: { descripcion: 'Usuario editado con éxito' },
    },
    {
      metodo: 'GET',
      ruta: 'rol/por-aplicacion/{appId}',
      de: { appId: 146 },
      responde: atLeastOne(expect.objectContaining({ id: number, nombre: text })),
    },
    {
      metodo: 'GET',
      ruta: 'rol/get-detalles/{id}',
      de: { id: 2 },
      responde: { id: 2, nombre: text, permisos: list },
    },
    {
      metodo: 'POST',
      ruta: 'rol/guardar',
      cuerpo: { id: 0, nombre: rolNuevo, permisos: [2], idAplicacion: 146 },
      responde: { codigo: number, descripcion: text },
    },
    {
      metodo: 'POST',
      ruta: 'rol/eliminar',
      cuerpo: { id: rolPrescindible, nombre: 'Prescindible', permisos: [2], idAplicacion: 146 },
      responde: success,
    },
  ];
}

/** Section 3, "Server config": these fields; what each call takes of them beside the id is the product's own. */
function servidor() {
  return { servidor: 'erp.cadena.mx', usuario: 'mostrador', puerto: 8443, path: '/api', url: 'https://erp.cadena.mx' };
}

/** "Servers, settings, reasons", whose results are not shown. The password is taken and never given. */
export function servers({ idServidor: id }: Site): readonly WrittenCall[] {
  const shown = {
    id,
    servidor: text,
    usuario: text,
    puerto: number,
    path: text,
    url: text,
    activo: expect.any(Boolean),
  };
  return [
    {
      metodo: 'GET',
      ruta: 'panel/obtener-server',
      responde: atLeastOne(expect.objectContaining({ ...shown, id: number })),
    },
    { metodo: 'GET', ruta: 'panel/obtener-server/{id}', de: { id }, responde: shown },
    { metodo: 'GET', ruta: 'panel/switch/{id}', de: { id }, responde: success },
    {
      metodo: 'POST',
      ruta: 'panel/guardar',
      cuerpo: { ...servidor(), pass: 'secreta', activo: true },
      responde: success,
    },
    {
      metodo: 'PUT',
      ruta: 'panel/actualizar',
      cuerpo: { id, ...servidor(), pass: 'otra', activo: true },
      responde: success,
    },
    { metodo: 'PUT', ruta: 'panel/editar', cuerpo: { id, ...servidor(), activo: true }, responde: success },
    {
      metodo: 'POST',
      ruta: 'panel/test',
      cuerpo: { ...servidor(), pass: 'secreta' },
      // No machine may be tried unless it is named when the product is installed.
      responde: { codigo: 2, descripcion: text },
    },
  ];
}

/** Section 7, "Servers, settings, reasons", with the fields of section 3: reasons and general settings. */
export function reasonsAndSettings(): readonly WrittenCall[] {
  return [
    {
      metodo: 'POST',
      ruta: 'motivos-vales/guardar',
      cuerpo: { id: null, descripcion: 'Artículo dañado', tipo: 1, activo: true },
      responde: success,
    },
    {
      metodo: 'GET',
      ruta: 'motivos-vales/listar/{a}/{b}',
      de: { a: 1, b: 1 },
      responde: [expect.objectContaining({ id: number, descripcion: 'Artículo dañado', tipo: 1, activo: true })],
    },
    {
      metodo: 'GET',
      ruta: 'motivos-vales/detalle/{id}',
      de: { id: 1 },
      responde: { id: 1, descripcion: text, tipo: 1, activo: true },
    },
    {
      metodo: 'POST',
      ruta: 'motivos-depresiacion/guardar',
      cuerpo: { id: null, descripcion: 'Rayado', monto: 150.5, activo: true },
      responde: success,
    },
    {
      metodo: 'GET',
      ruta: 'motivos-depresiacion/listar',
      responde: [expect.objectContaining({ id: number, descripcion: 'Rayado', monto: 150.5, activo: true })],
    },
    {
      metodo: 'GET',
      ruta: 'motivos-depresiacion/detalle/{id}',
      de: { id: 1 },
      responde: { id: 1, descripcion: text, monto: 150.5, activo: true },
    },
    { metodo: 'POST', ruta: 'configuraciones/actualizar-billetera', cuerpo: { id: 3, valor: 9000 }, responde: success },
    { metodo: 'POST', ruta: 'configuraciones/actualizar-maximos', cuerpo: { id: 2, valor: 4000 }, responde: success },
    { metodo: 'POST', ruta: 'configuraciones/actualizar-vigencia', cuerpo: { id: 1, valor: 60 }, responde: success },
    {
      metodo: 'POST',
      ruta: 'configuraciones/actualizar-semaforos',
      cuerpo: [
        { id: 1, valor: 4 },
        { id: 2, valor: 8 },
        { id: 3, valor: 24 },
      ],
      responde: success,
    },
    {
      metodo: 'GET',
      ruta: 'configuraciones/generales',
      responde: {
        vigencia: { id: 1, valor: 60 },
        maximos: { id: 2, valor: 4000 },
        billetera: { id: 3, valor: 9000 },
        semaforos: {
          valores: [
            { id: 1, valor: 4 },
            { id: 2, valor: 8 },
            { id: 3, valor: 24 },
          ],
        },
      },
    },
  ];
}
