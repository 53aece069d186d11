import { expect } from 'vitest';
import type { ServicioDeCaso } from '#domain/facturas/servicioDeCaso';

/**
 * A call that is built, as the specification has it (section 7, with the fields of section 3), written by hand from its
 * text: nothing here may come from the contract, which it judges.
 */
export interface WrittenCall {
  readonly metodo: 'GET' | 'POST' | 'PUT';
  /** As the specification writes it, `{name}` for what is filled in. */
  readonly ruta: string;
  readonly de?: Readonly<Record<string, string | number>>;
  readonly consulta?: Readonly<Record<string, string | number>>;
  readonly cuerpo?: unknown;
  /** Sent as a form: the files under 'files', the JSON under its name. */
  readonly formulario?: { readonly json?: readonly [parte: string, valor: unknown]; readonly archivos: number };
  /** The required parts of the answer; more may be. Of files: 'blob' is the one that was sent, 'pdf' any document. */
  readonly responde: unknown;
}

/** The records for the calls about guides: each call that changes something finds its own. */
interface Travelling {
  readonly cliente: number;
  readonly idDireccion: number;
  readonly operacion: number;
  readonly folioWeb: string;
  /** A guide and a row of it that has not left, with several units. */
  readonly guia: { readonly folio: string; readonly idArticulo: number };
  /** A partial voucher with a line that was delivered. */
  readonly vale: { readonly id: number; readonly version: number; readonly linea: number };
  /** A pickup that was ordered for another voucher. */
  readonly recolecta: { readonly idVale: number; readonly folio: string; readonly idArticulo: number };
  readonly manana: string;
}

interface Voucher {
  readonly id: number;
  readonly version: number;
  readonly folio: string;
}

/** An operation with one free line, the cases under which each type is made, and vouchers of others by state. */
export interface VoucherSite {
  readonly operacion: number;
  readonly caso: number;
  readonly casoDeCancelacion: number;
  readonly motivo: number;
  readonly motivoDeCancelacion: number;
  readonly vigente: Voucher;
  readonly parcial: Voucher;
  readonly porAutorizar: Voucher;
  readonly porRechazar: Voucher;
}

/** A voucher whose parts go back to the wallet, to the credit and as a certificate, and folios that can be used. */
export interface RefundSite {
  readonly idVale: number;
  readonly version: number;
  readonly operacion: number;
  readonly numidenCliente: number;
  readonly billetera: string;
  readonly certificado: string;
}

/** The records for the calls: who is signed in and in which store, and a case that takes any work. */
export interface Site {
  readonly numiden: number;
  readonly cvetda: number;
  readonly idCaso: number;
  readonly version: number;
  /** A case that waits for an authorization that somebody else asked for. */
  readonly porAutorizar: { readonly idCaso: number; readonly version: number };
  readonly idAnexo: number;
  readonly idArea: number;
  readonly idSubcategoria: number;
  /** Another category of the area, to escalate to. */
  readonly otraSubcategoria: number;
  readonly idMotivo: number;
  readonly operacion: number;
  readonly idServidor: number;
  /** A user and an employee who is none yet. */
  readonly otraPersona: number;
  readonly nuevaPersona: number;
  /** The name of a role that there is not, and a role that no user has. */
  readonly rolNuevo: string;
  readonly rolPrescindible: number;
  /** A voucher that was authorized, of the case above. */
  readonly vale: { readonly id: number; readonly version: number; readonly folio: string };
  readonly guias: Travelling;
  readonly refund: RefundSite;
  readonly vouchers: VoucherSite;
  readonly invoices: InvoiceSite;
}

/** The records for the calls of invoices. */
export interface InvoiceSite {
  /** A case for each service. */
  readonly casos: Readonly<Record<ServicioDeCaso, number>>;
  /** A sale without an invoice, and one with it. */
  readonly operacion: number;
  readonly facturada: number;
  readonly boleto: number;
  readonly folioSva: string;
  /** An invoice that was paid at once, and one that is paid later. */
  readonly alContado: NamedInvoice;
  readonly aPlazos: NamedInvoice;
}

interface NamedInvoice {
  readonly id: number;
  readonly version: number;
  readonly serie: string;
  readonly folio: string;
}

const number = expect.any(Number);
const text = expect.any(String);
const list = expect.any(Array);
function atLeastOne(uno: unknown) {
  return expect.arrayContaining([uno]);
}
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const success = { codigo: 1, descripcion: text };
const stores = atLeastOne({ cvetda: number, nombre: text });

/** How many customers it asked for: each is another person. */
let customers = 0;

/** Section 3, "Case creation request": these fields and no other. */
export function caseRequest({ numiden, cvetda, idSubcategoria }: Site) {
  customers += 1;
  const born = new Date(Date.UTC(1960, 0, customers));
  return {
    numidenCliente: null,
    nomCliente: 'Íñigo',
    apePatCliente: 'Núñez',
    apeMatCliente: '',
    fechaNacimiento: born.toISOString().slice(0, 10),
    correo: `inigo.${customers}@correo.mx`,
    numTel: '',
    numCel: '',
    descripcion: 'La licuadora llegó rota y sin garantía.',
    numidenCrea: numiden,
    cvetda,
    idSubcategoria,
    sexo: 'M',
  };
}

/** "Login: POST sesion/login (JSON: numiden, idTienda, store name)": the number as a number or as its digits. */
export function logins({ numiden, cvetda }: Pick<Site, 'numiden' | 'cvetda'>): readonly WrittenCall[] {
  return [numiden, String(numiden)].map((comoSea) => ({
    metodo: 'POST',
    ruta: 'sesion/login',
    cuerpo: { numiden: comoSea, idTienda: cvetda, tienda: 'Tienda Centro' },
    responde: success,
  }));
}

export function sessionAndUsers(site: Site): readonly WrittenCall[] {
  return [
    {
      metodo: 'GET',
      ruta: 'permiso/perfil-usuario/{id}',
      de: { id: site.numiden },
      responde: atLeastOne({ id: number, nombre: text }),
    },
    {
      metodo: 'POST',
      ruta: 'usuario/tiene-subcategoria',
      // Its fields are not shown.
      cuerpo: { idSubcategoria: site.idSubcategoria },
      responde: { codigo: 200, descripcion: text },
    },
  ];
}

export const exit: WrittenCall = { metodo: 'POST', ruta: 'sesion/logout', responde: success };

const LISTED_CASE = { id: number, estado: { id: number, nombre: text }, fechaCreacion: date };

export function casos(site: Site): readonly WrittenCall[] {
  return [
    {
      metodo: 'POST',
      ruta: 'caso/guardar',
      formulario: { json: ['casoRequest', caseRequest(site)], archivos: 0 },
      responde: { idCaso: number },
    },
    {
      metodo: 'POST',
      ruta: 'caso/guardar',
      formulario: { json: ['casoRequest', caseRequest(site)], archivos: 5 },
      responde: { idCaso: number },
    },
    {
      metodo: 'GET',
      ruta: 'caso/detalle/{id}',
      de: { id: site.idCaso },
      responde: {
        id: site.idCaso,
        tienda: { cvetda: number, nombre: text },
        subCategoria: { id: number, nombre: text },
        estado: { id: number, nombre: text },
        datosCliente: { numiden: number, nombre: text },
        datosCreacion: { numiden: number, nombre: text, fecha: date },
        fechaCreacion: date,
        requiereAutorizacion: 0,
        usuarioAutoriza: null,
        usuarioSoluciona: null,
        datosContacto: { email: text, telefono: null, celular: null },
        comentarioOriginal: text,
        comentarios: list,
        logs: list,
        logEscalamientos: list,
        parametrosBusqueda: list,
        datosAutorizacion: null,
        administrador: null,
        datosFiscales: null,
        sigueEn: null,
        unidos: list,
        relacionados: list,
        valesSinTerminar: expect.any(Array),
      },
    },
    { metodo: 'GET', ruta: 'caso/download-anexo/{id}', de: { id: site.idAnexo }, responde: 'blob' },
    { metodo: 'GET', ruta: 'caso/open-dir', responde: {} },
    {
      metodo: 'POST',
      ruta: 'caso/lista-paginada',
      cuerpo: {
        folio: null,
        cvetda: null,
        categoria: null,
        nomCliente: '',
        idEstatus: 0,
        idAplicacion: 146,
        numIden: null,
        numPagina: 1,
        tamPagina: 25,
        fechaIni: null,
        fechaFin: null,
      },
      responde: { listaCasos: atLeastOne(expect.objectContaining(LISTED_CASE)) },
    },
    { metodo: 'GET', ruta: 'caso/listar-estados', responde: atLeastOne({ id: 3, nombre: 'SOLUCIONADA' }) },
    { metodo: 'GET', ruta: 'caso/listar-casos', responde: { listaCasos: list } },
    { metodo: 'GET', ruta: 'caso/getUserAdmin/{a}/{b}', de: { a: site.idArea, b: site.cvetda }, responde: {} },
    {
      metodo: 'POST',
      ruta: 'caso/guardar-anexo/{id}',
      de: { id: site.idCaso },
      formulario: { archivos: 1 },
      responde: success,
    },
  ];
}

/** Section 7 names these calls and shows none of their fields: what they take beside the case is the product's own. */
export function works(site: Site): readonly WrittenCall[] {
  const { idCaso, version, idArea, otraSubcategoria, idMotivo } = site;
  const caso = { idCaso, version };
  return [
    { metodo: 'POST', ruta: 'caso/actualizar-estado', cuerpo: { ...caso, idEstado: 2 }, responde: success },
    {
      metodo: 'POST',
      ruta: 'caso/agregar-comentario',
      cuerpo: { ...caso, comentario: 'Se llamó al cliente.' },
      responde: { codigo: 1, descripcion: 'Comentario agregado con éxito' },
    },
    {
      metodo: 'POST',
      ruta: 'caso/escalar',
      cuerpo: { ...caso, idArea, idSubcategoria: otraSubcategoria, idMotivo, comentario: 'Falta el folio.' },
      responde: success,
    },
    {
      metodo: 'POST',
      ruta: 'caso/solicitar-autorizacion',
      cuerpo: { ...caso, motivo: 'La garantía venció ayer.' },
      responde: success,
    },
    {
      metodo: 'POST',
      ruta: 'caso/autorizar',
      cuerpo: { ...site.porAutorizar, autorizado: true, comentario: 'Procede por esta ocasión.' },
      responde: success,
    },
    {
      metodo: 'POST',
      ruta: 'caso/cerrar-caso',
      cuerpo: { ...caso, solucion: 'Se entregó una licuadora nueva.' },
      responde: { codigo: 1, descripcion: `El caso ${idCaso} se ha cerrado con éxito` },
    },
  ];
}

export function customersAndCatalogues(site: Site): readonly WrittenCall[] {
  return [
    {
      metodo: 'POST',
      ruta: '/clientes/listar',
      cuerpo: { nombre: 'María', apePat: '', apeMat: '' },
      responde: {
        clientes: atLeastOne({
          numiden: number,
          nombre: 'María',
          apellidoPaterno: 'De la O',
          apellidoMaterno: null,
          sexo: 'F',
          fechaNacimiento: '1980-02-29',
          correo: 'maria@correo.mx',
          telefono: null,
          celular: '5512345678',
          esNuevo: false,
        }),
        limiteExcedido: false,
      },
    },
    { metodo: 'GET', ruta: '/catalogo/areas', responde: atLeastOne({ id: number, nombre: text }) },
    {
      metodo: 'GET',
      ruta: '/catalogo/subcategorias',
      consulta: { id: site.idArea },
      responde: atLeastOne({ id: number, nombre: text, idArea: site.idArea }),
    },
    { metodo: 'GET', ruta: '/catalogo/tiendas', responde: stores },
    { metodo: 'GET', ruta: '/catalogo/tiendas-busqueda', responde: stores },
    { metodo: 'GET', ruta: '/catalogo/tiendas-login', responde: stores },
    { metodo: 'GET', ruta: '/catalogo/tiendas-virtuales', responde: stores },
    { metodo: 'GET', ruta: '/catalogo/cedis', responde: stores },
    {
      metodo: 'GET',
      ruta: '/catalogo/motivos-escalamiento-area',
      consulta: { idArea: site.idArea },
      responde: atLeastOne(expect.objectContaining({ id: site.idMotivo, descripcion: text })),
    },
    {
      metodo: 'GET',
      ruta: '/catalogo/anexos',
      consulta: { casoId: site.idCaso },
      responde: atLeastOne(expect.objectContaining({ id: site.idAnexo, nombre: text })),
    },
  ];
}

export function operationsAndDashboard(site: Site): readonly WrittenCall[] {
  return [
    {
      metodo: 'GET',
      ruta: '/dashboard/datos-estadisticos',
      responde: {
        totalPorEstatus: atLeastOne(expect.objectContaining({ total: number })),
        historico: atLeastOne({ clave: text, valor: number, valor2: number }),
        version: text,
      },
    },
    {
      metodo: 'GET',
      ruta: '/venta/get-venta-por-id',
      consulta: { tiendaId: site.cvetda, operacionId: site.operacion },
      responde: {
        cabecera: expect.objectContaining({
          tienda: expect.anything(),
          fechaOperacion: date,
          numiden: number,
          totalOperacion: number,
        }),
        articulos: atLeastOne(
          expect.objectContaining({
            numArt: text,
            descripcion: text,
            cantidadMaxima: number,
            cantidadOriginal: number,
          }),
        ),
        pagos: atLeastOne(expect.objectContaining({ idFormaPago: number, monto: number, fecha: date })),
      },
    },
    {
      metodo: 'POST',
      ruta: '/busqueda/guardar',
      cuerpo: {
        parametros: [
          { tipo: 1, valor: String(site.cvetda) },
          { tipo: 2, valor: String(site.operacion) },
        ],
      },
      responde: {},
    },
    {
      metodo: 'POST',
      ruta: '/vales/consultas/get-by-tienda-operacion',
      consulta: { tienda: site.cvetda, operacion: site.operacion },
      // Also in which zone its days are counted, which a client of the specification passes over.
      responde: atLeastOne(
        expect.objectContaining({
          id: number,
          casoId: number,
          folio: text,
          estado: { id: number, nombre: text },
          tipo: { id: number, nombre: text },
          total: number,
          saldo: number,
          depreciacion: number,
          fechaCreacion: date,
          fechaVigencia: date,
        }),
      ),
    },
  ];
}
