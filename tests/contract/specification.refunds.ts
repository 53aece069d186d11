import { expect } from 'vitest';
import { fromPesos } from '#domain/common/money';
import type { Db } from '../../server/platform/db/db.ts';
import { embeddedNeighbours } from '../../server/startup/embedded.ts';
import { NOW, newKey } from '../server/casos/casos.desk.ts';
import { insertVoucher } from '../server/vales/vales.seed.ts';
import type { RefundSite, Site, WrittenCall } from './specification.ts';

const number = expect.any(Number);
const text = expect.any(String);
const method = { id: number, nombre: text };

export const ANY_REFUND: RefundSite = {
  idVale: 0,
  version: 0,
  operacion: 0,
  numidenCliente: 0,
  billetera: '',
  certificado: '',
};

/** Stores what the calls of refunds are about. */
export async function mountRefunds(
  db: Db,
  { idCaso, numiden, numidenCliente }: { idCaso: number; numiden: number; numidenCliente: number },
): Promise<RefundSite> {
  const { id, version, operacion } = await insertVoucher(db, {
    idCaso,
    metodos: { 3: 116, 4: 116, 7: 116 },
    pagos: [
      [1, 232],
      [4, 116],
    ],
    cambios: { numidenCliente },
  });
  const { wallet, certificates } = embeddedNeighbours(db, () => NOW);
  const asked = () => ({ clave: newKey(), numiden });
  const titular = { nombre: 'PÉREZ LUNA ANA', correo: null, telefono: null };
  const { folio: billetera } = await wallet.open({ ...asked(), numidenCliente, titular });
  const { folio: certificado } = await certificates.issue({ ...asked(), monto: fromPesos(50), idVale: id });
  return { idVale: id, version, operacion, numidenCliente, billetera, certificado };
}

/** Section 7, "Refund methods, wallet, gift certificate, credits", with the fields of section 3; bodies are mostly not shown. */
export function refunds({ numiden, cvetda, refund }: Site): readonly WrittenCall[] {
  const { idVale, version, operacion, numidenCliente, billetera, certificado } = refund;
  const vale = { id: idVale, version };
  return [
    {
      metodo: 'POST',
      ruta: '/vales/metodo-pago/get-by-tipo',
      cuerpo: { tipo: 1, tienda: cvetda, operacion },
      responde: expect.arrayContaining([
        expect.objectContaining({
          orden: number,
          metodo: method,
          folio: null,
          monto: number,
          pagos: expect.any(Array),
        }),
      ]),
    },
    {
      metodo: 'POST',
      ruta: '/vales/metodo-pago/get-condonacion',
      cuerpo: { idVale },
      responde: { depreciacion: 0, condonacion: 0, maximo: 0 },
    },
    {
      metodo: 'POST',
      ruta: '/vales/metodo-pago/cancelacion/get-devoluciones',
      cuerpo: { tienda: cvetda, operacion },
      responde: [],
    },
    {
      metodo: 'POST',
      ruta: '/creditos/consulta-devolucion',
      cuerpo: { tienda: cvetda, operacion, importe: 116 },
      responde: {
        banderaAjuste: false,
        codigo: 1,
        importeEstimado: 116,
        devolucionEstimada: 116,
        importeMovimiento: 116,
        maximaDevolucion: 116,
        mensaje: text,
        operacion,
        respuesta: text,
        tiendaOpe: cvetda,
        tipoPlan: text,
        montoPag: 116,
        montoRf: 0,
        totalAbono: 116,
      },
    },
    {
      metodo: 'POST',
      ruta: '/creditos/devolucion',
      cuerpo: vale,
      responde: { codigo: 1, descripcion: text, monto: 116 },
    },
    {
      metodo: 'POST',
      ruta: '/vales/folio/agregar-billetera',
      cuerpo: vale,
      responde: { codigo: 1, descripcion: text, folio: billetera },
    },
    {
      metodo: 'POST',
      ruta: '/vales/folio/agregar-certificado-regalo',
      cuerpo: vale,
      responde: { codigo: 1, descripcion: text, folio: text },
    },
    {
      metodo: 'POST',
      ruta: '/vales/folio/billetera-mostrador',
      cuerpo: { numidenCliente, numidenUsuario: numiden },
      responde: { msg: text, nomcomp: text, folio: billetera },
    },
    {
      metodo: 'POST',
      ruta: '/vales/folio/guardar-certificado-regalo',
      cuerpo: { folio: certificado },
      responde: { codigo: 1, descripcion: text },
    },
    {
      metodo: 'GET',
      ruta: '/vales/folio/get-billetera/{id}',
      de: { id: numidenCliente },
      responde: { folio: billetera, saldo: number, maximo: number },
    },
    {
      metodo: 'GET',
      ruta: '/vales/folio/get-certificado-regalo/{id}',
      de: { id: certificado },
      responde: { folio: certificado, monto: 50 },
    },
    {
      metodo: 'GET',
      ruta: '/vales/valida-folio-register/{a}/{b}',
      de: { a: 3, b: billetera },
      responde: { codigo: 1, descripcion: text },
    },
  ];
}
