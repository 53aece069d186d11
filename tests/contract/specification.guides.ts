import { expect } from 'vitest';
import type { Site, WrittenCall } from './specification.ts';

const number = expect.any(Number);
const text = expect.any(String);
const success = { codigo: 1, descripcion: text };

/** Not shown but for the names of section 3 ("Fiscal data"), which an address shares. */
const ADDRESS = {
  calle: 'Av. Juárez',
  numeroExterior: '120',
  numeroInterior: '',
  colonia: 'Centro',
  municipio: 'Monterrey',
  estado: 'Nuevo León',
  codigoPostal: '64000',
  telefono: '',
};

/** Section 7, "Customers' addresses and guides", and the catalogues; section 3, "Guide entry" and "Logistics guides". */
export function guides({ cvetda, guias }: Site): readonly WrittenCall[] {
  const { cliente, idDireccion, operacion, folioWeb, guia, vale, recolecta, manana } = guias;
  const articulos = [{ idArticulo: guia.idArticulo, cantidad: 1 }];
  const entry = { numart: text, status: number, statusitem: number, codigopaquete: text, idpaquete: number };
  return [
    {
      metodo: 'GET',
      ruta: '/vales/clientes/get-direcciones/{id}',
      de: { id: cliente },
      responde: expect.arrayContaining([expect.objectContaining({ id: idDireccion, codigoPostal: text })]),
    },
    {
      metodo: 'POST',
      ruta: '/vales/clientes/save-direccion-cliente',
      responde: success,
      cuerpo: { numidenCliente: cliente, ...ADDRESS },
    },
    {
      metodo: 'POST',
      ruta: '/vales/clientes/update-direccion-cliente',
      responde: success,
      cuerpo: { id: idDireccion, ...ADDRESS, calle: 'Morelos' },
    },
    {
      metodo: 'POST',
      ruta: '/vales/clientes/consulta-guia',
      cuerpo: { tiendaOrigenId: cvetda, numeroOperacion: operacion },
      responde: {
        codigo: 1,
        mensaje: 'La operación contiene Guía Logística relacionada',
        guias: expect.arrayContaining([
          expect.objectContaining({
            guia: guia.folio,
            tipoGuia: 'ENTREGA',
            articulos: expect.arrayContaining([expect.objectContaining({ ...entry, idarticulo: guia.idArticulo })]),
          }),
        ]),
      },
    },
    {
      metodo: 'POST',
      ruta: '/vales/clientes/cancelacion-guia',
      responde: success,
      cuerpo: { folioGuia: guia.folio, articulos },
    },
    {
      metodo: 'POST',
      ruta: '/vales/clientes/cancelacion-guia-parcial',
      responde: success,
      cuerpo: { folioGuia: guia.folio, articulos },
    },
    {
      metodo: 'POST',
      ruta: '/vales/clientes/cancelacion-guia-total',
      responde: success,
      cuerpo: { folioGuia: guia.folio },
    },
    {
      metodo: 'POST',
      ruta: '/vales/clientes/ordenServicio',
      responde: success,
      cuerpo: { tiendaOrigenId: cvetda, numeroOperacion: operacion, linea: 1, descripcion: 'Armar el comedor' },
    },
    {
      metodo: 'GET',
      ruta: '/vales/clientes/guia-estatus/{id}',
      de: { id: guia.folio },
      responde: { guia: guia.folio, tipoGuia: 'ENTREGA' },
    },
    {
      metodo: 'GET',
      ruta: '/vales/recolecta/complemento-guia/{a}/{b}',
      de: { a: recolecta.idVale, b: recolecta.folio },
      responde: { fechaRecoleccion: manana, direccion: { id: idDireccion } },
    },
    {
      metodo: 'POST',
      ruta: '/vales/update-guia',
      responde: success,
      cuerpo: { folioGuia: recolecta.folio, articulos: [{ idArticulo: recolecta.idArticulo, statusitem: 13 }] },
    },
    {
      metodo: 'POST',
      ruta: '/vales/recolecta/guardar-parcial',
      responde: success,
      cuerpo: { id: vale.id, version: vale.version, idDireccion, fecha: manana, lineas: [vale.linea] },
    },
    {
      metodo: 'GET',
      ruta: '/vales/catalogo/estatus-recoleccion',
      responde: expect.arrayContaining([{ id: 13, nombre: 'RECOLECTADO' }]),
    },
    {
      metodo: 'POST',
      ruta: '/vales/get-operacion-folio-ecommerce',
      cuerpo: { folio: folioWeb },
      responde: { tienda: { cvetda: number, nombre: text }, operacion: number },
    },
  ];
}
