import { expect } from 'vitest';
import type { Site, WrittenCall } from './specification.ts';

const number = expect.any(Number);
const text = expect.any(String);
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const success = { codigo: 1, descripcion: text };

function atLeastOne(uno: unknown) {
  return expect.arrayContaining([uno]);
}

/** Section 3, "Voucher": these of its fields are in a list. */
const LISTED = {
  id: number,
  casoId: number,
  folio: text,
  tienda: { cvetda: number, nombre: text },
  estado: { id: number, nombre: text },
  tipo: { id: number, nombre: text },
  total: number,
  saldo: number,
  depreciacion: number,
  fechaCreacion: date,
  fechaVigencia: date,
};

/** Section 7, "Vouchers": the calls that find them; the filter is section 3's, "Voucher operation filters". */
export function voucherLists(site: Site): readonly WrittenCall[] {
  const { vale, cvetda } = site;
  return [
    {
      metodo: 'POST',
      ruta: '/vales/lista',
      cuerpo: { tienda: cvetda, numIden: null, nombre: '', fechaInicial: null, fechaFinal: null },
      responde: { vales: atLeastOne(expect.objectContaining(LISTED)) },
    },
    {
      metodo: 'POST',
      ruta: '/vales/obtenerListaVales',
      // Its fields are not shown.
      cuerpo: { idCaso: site.idCaso },
      responde: atLeastOne(expect.objectContaining(LISTED)),
    },
    {
      metodo: 'GET',
      ruta: '/vales/searchValeFolio/{folio}',
      de: { folio: vale.folio },
      responde: { ...LISTED, folio: vale.folio },
    },
    { metodo: 'GET', ruta: '/vales/obtenerTiposVales', responde: atLeastOne({ id: 1, nombre: text }) },
    { metodo: 'GET', ruta: '/vales/obtenerEstadosVales', responde: atLeastOne({ id: 1, nombre: 'VIGENTE' }) },
    {
      metodo: 'GET',
      ruta: '/catalogo-vale/get-motivos-by-tipo',
      consulta: { idTipo: 1 },
      responde: expect.any(Array),
    },
    {
      metodo: 'GET',
      ruta: '/vales/get-motivo-depreciacion/{id}',
      // The one that the calls of the reasons made.
      de: { id: 1 },
      responde: { id: 1, descripcion: text, monto: number, activo: true },
    },
  ];
}

/** Section 7, "Vouchers" and "Invoices": paper, mail, the accounts and the replacement. */
export function voucherPaper({ vale }: Site): readonly WrittenCall[] {
  return [
    { metodo: 'GET', ruta: '/vales/generaValePDF/{a}/{b}', de: { a: vale.id, b: 1 }, responde: 'pdf' },
    {
      metodo: 'GET',
      ruta: '/vales/correo-depreciacion-atendida/{a}/{b}',
      de: { a: vale.id, b: 1 },
      responde: success,
    },
    { metodo: 'GET', ruta: '/vales/migra-netsuite/{id}', de: { id: vale.id }, responde: success },
    {
      metodo: 'POST',
      ruta: '/vales/guardarReposicion',
      // Its fields are not shown.
      cuerpo: { id: vale.id, version: vale.version, motivo: 'El cliente perdió su vale.' },
      responde: { ...success, reposicion: { id: number, folio: text } },
    },
    {
      metodo: 'GET',
      ruta: '/facturas/enviarDocumento',
      consulta: { folio: vale.folio, correo: 'maria@correo.mx' },
      responde: success,
    },
  ];
}
