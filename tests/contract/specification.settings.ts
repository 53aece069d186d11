import { expect } from 'vitest';
import type { WrittenCall } from './specification.ts';

const number = expect.any(Number);
const text = expect.any(String);
const saved = { codigo: 1, descripcion: text };

/** Section 7, "Servers, settings, reasons", with the fields of section 3: reasons and general settings. */
export function reasonsAndSettings(): readonly WrittenCall[] {
  return [
    {
      metodo: 'POST',
      ruta: 'motivos-vales/guardar',
      cuerpo: { id: null, descripcion: 'Artículo dañado', tipo: 1, activo: true },
      responde: saved,
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
      responde: saved,
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
    { metodo: 'POST', ruta: 'configuraciones/actualizar-billetera', cuerpo: { id: 3, valor: 9000 }, responde: saved },
    { metodo: 'POST', ruta: 'configuraciones/actualizar-maximos', cuerpo: { id: 2, valor: 4000 }, responde: saved },
    { metodo: 'POST', ruta: 'configuraciones/actualizar-vigencia', cuerpo: { id: 1, valor: 60 }, responde: saved },
    {
      metodo: 'POST',
      ruta: 'configuraciones/actualizar-semaforos',
      cuerpo: [
        { id: 1, valor: 4 },
        { id: 2, valor: 8 },
        { id: 3, valor: 24 },
      ],
      responde: saved,
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
