/** Every call that tells of a customer writes down who reads, and slows who reads much: a call that is new must say which it is. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/common/call';
import { contract, type NombreLectura } from '#contract/contract';
import { type LimitedRead, MAX_READS } from '#domain/common/readLimits';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, type Desk, NOW, openDesk, request } from '../casos/casos.desk.ts';

/** As which reading it counts, and what is asked besides the address, whose `{…}` are all 1. */
type Told = readonly [LimitedRead, asked?: { readonly path?: string; readonly query?: string; readonly body?: object }];

const FREE = 'written down, and nobody is slowed: a list of its own kind or an export';
const LIST = 'a page of the lists that the permission opens; by a name or a phone number it counts as a search';
const STAFF = 'tells of colleagues alone, to who works with them';
const HOUSE = 'tells of the house: catalogues, settings, counts';
const DRY_RUN =
  'judges what a person asks under a case that is open to that person, tells amounts alone, and writes nothing';
const OWN = 'tells the person of the person';

const sale = { query: '?tienda=1&operacion=7', body: { tienda: 1, operacion: 7 } };
const saleIds = { query: '?idTienda=1&idOperacion=7' };
const guide = { body: { tiendaOrigenId: 1, numeroOperacion: 7 } };
const invoice = { query: '?serie=A&folio=7' };

/** Each call that only reads: how it counts, or why it counts as none. */
const CALLS: Readonly<Record<NombreLectura, Told | string>> = {
  opcionesSesion: HOUSE,
  versionesDeDiagramas: HOUSE,
  versionDeDiagrama: HOUSE,
  sesionActual: OWN,
  miCuenta: OWN,
  tiendasPropias: OWN,
  detallesUsuario: STAFF,
  permisosPerfil: STAFF,
  tieneSubcategoria: STAFF,
  areas: HOUSE,
  subcategorias: HOUSE,
  tiendas: HOUSE,
  tiendasBusqueda: HOUSE,
  tiendasLogin: HOUSE,
  tiendasVirtuales: HOUSE,
  cedis: HOUSE,
  motivosEscalamiento: HOUSE,
  codigoPostal: HOUSE,
  asignablesCaso: STAFF,
  suplentes: STAFF,
  casosPorEntregar: STAFF,
  mencionablesCaso: STAFF,
  personasACargo: STAFF,
  anexosDeCaso: ['abrirCaso', { query: '?casoId=1' }],
  listarClientes: ['buscarClientes', { body: { nombre: 'Ana', apePat: 'Uc', apeMat: '' } }],
  clienteDeOperacion: ['buscarClientes', sale],
  ventaPorId: ['consultarOperacion', { query: '?tiendaId=1&operacionId=7' }],
  buscarTodo: ['buscarClientes', { body: { texto: 'Ana Uc' } }],
  recientes: OWN,
  presencia: STAFF,
  presentes: STAFF,
  miDia: OWN,
  novedadesPropias: OWN,
  recordatoriosPropios: OWN,
  seguidosPropios: OWN,
  vistasFijadas: OWN,
  vistasPropias: OWN,
  usoDeDiagrama: HOUSE,
  dondeTarda: HOUSE,
  listaPlazos: HOUSE,
  estanciaDeRegistro: HOUSE,
  fichaDeCliente: ['buscarClientes'],
  contactoDeCliente: ['buscarClientes'],
  ventasPorFiltros: ['buscarClientes', { body: { busca: 'Ana Uc', numPagina: 1, tamPagina: 10 } }],
  articulosOperacion: ['consultarOperacion', { query: '?tienda=1&operacion=7&tipo=1' }],
  valesDeOperacion: ['consultarOperacion', sale],
  facturasDeVenta: ['consultarOperacion', sale],
  direccionesCliente: ['buscarClientes'],
  consultaGuia: ['consultarOperacion', guide],
  estatusGuia: ['consultarFolio'],
  complementoGuia: ['consultarFolio'],
  estatusRecoleccion: HOUSE,
  operacionPorFolioWeb: ['consultarFolio', { body: { folio: 'WEB-1' } }],
  metodosDevolucion: ['consultarOperacion', { body: { ...sale.body, tipo: 1 } }],
  condonacion: ['abrirVale', { body: { idVale: 1 } }],
  devolucionesDeVales: ['abrirVale', { body: { idVale: 1 } }],
  estimarCredito: ['consultarOperacion', { body: { ...sale.body, importe: 1 } }],
  billetera: ['consultarFolio'],
  cabidaBilletera: ['consultarFolio'],
  certificado: ['consultarFolio'],
  validarFolioDevolucion: ['consultarFolio', { path: 'vales/valida-folio-register/3/B1' }],
  detalleCaso: ['abrirCaso'],
  descargarAnexo: ['descargarAnexo'],
  listaCasos: LIST,
  exportarCasos: FREE,
  listarEstados: HOUSE,
  listarCasos: LIST,
  casosPorAutorizar: LIST,
  casosAbiertos: LIST,
  administradorDeArea: STAFF,
  carpetaDeAnexos: HOUSE,
  obtenerVale: ['abrirVale', { body: { valeId: 1 } }],
  valePorFolio: ['consultarFolio'],
  valePorCancelar: ['consultarFolio'],
  valeParcial: ['abrirVale'],
  historialVale: ['abrirVale'],
  validarFolio: ['consultarFolio'],
  detalleOperacionVale: ['consultarOperacion', sale],
  validarOperacionVale: ['consultarOperacion', { body: { ...sale.body, caso: 1 } }],
  validarVale: DRY_RUN,
  validarCancelacion: DRY_RUN,
  quienAutoriza: STAFF,
  metodosPorCambiar: ['abrirVale'],
  listaVales: LIST,
  valesDeCaso: ['abrirCaso', { body: { idCaso: 1 } }],
  exportarVales: FREE,
  listaFacturas: LIST,
  exportarFacturas: FREE,
  zipFacturas: FREE,
  buscarValeFolio: ['consultarFolio'],
  valesPorAutorizar: LIST,
  tiposVales: HOUSE,
  estadosVales: HOUSE,
  motivosPorTipo: HOUSE,
  motivoDepreciacionDeVale: HOUSE,
  listaCorreos: FREE,
  correosPorAtender: OWN,
  buscarPagoEstacionamiento: ['consultarOperacion', sale],
  facturasDeOperacion: ['consultarOperacion', saleIds],
  detalleOperacionFactura: ['consultarOperacion', saleIds],
  datosFiscalesPorRfc: ['buscarClientes', { query: '?rfc=EKU9003173C9' }],
  busquedaAvanzada: ['buscarClientes', { body: { busca: 'Escuela' } }],
  mantenimientoDeOperacion: ['consultarOperacion', sale],
  mantenimientoPorFolio: ['consultarFolio', invoice],
  busquedaReciboPago: ['consultarOperacion', sale],
  validarFolioSva: ['consultarFolio', { body: { folio: 'SVA-1' } }],
  notaCreditoDeOperacion: ['consultarOperacion', sale],
  facturasPorCancelar: ['consultarOperacion', sale],
  facturaPorFolio: ['consultarFolio', invoice],
  generarArchivoPDF: ['abrirFactura'],
  xmlFactura: ['abrirFactura'],
  acuseFactura: ['abrirFactura'],
  obtenerFactura: ['abrirFactura'],
  comoSeCancela: ['abrirFactura'],
  facturasDeCaso: ['abrirCaso'],
  validarFactura: [
    'abrirFactura',
    { body: { servicio: 'notaCredito', solicitud: { idCaso: 1, idFactura: 1, version: 1, relacion: '01', monto: 1 } } },
  ],
  usosCfdi: HOUSE,
  conceptos: HOUSE,
  formasPago: HOUSE,
  metodosPago: HOUSE,
  datosEstadisticos: HOUSE,
  notasDeDiagrama: HOUSE,
  notasPorDiagrama: HOUSE,
  textosListos: HOUSE,
  motivosVales: HOUSE,
  motivoVale: HOUSE,
  motivosDepreciacion: HOUSE,
  motivoDepreciacion: HOUSE,
  ajustesGenerales: HOUSE,
  listaServidores: HOUSE,
  detalleServidor: HOUSE,
  listaIntegraciones: HOUSE,
  listaReceptores: HOUSE,
  entregasDeReceptor: HOUSE,
  resumenEntradas: HOUSE,
  detalleEntrada: HOUSE,
  detalleIntegracion: HOUSE,
  listoParaFacturar: HOUSE,
  tiendasDeCadena: HOUSE,
  clavesFiscales: HOUSE,
  exportarClaves: HOUSE,
  formasDeCadena: HOUSE,
  exportarFormas: HOUSE,
  exportarTiendas: HOUSE,
  festivosDeCadena: HOUSE,
  exportarFestivos: HOUSE,
  emisor: HOUSE,
  periodosGlobales: HOUSE,
  notasPorHacer: HOUSE,
  previaGlobal: HOUSE,
  cuadreDelMes: HOUSE,
  documentosDelCuadre: HOUSE,
  exportarCuadre: FREE,
  usuariosPorAplicacion: STAFF,
  listaUsuarios: STAFF,
  obtenerUsuario: STAFF,
  // Human resources' whole table could be walked by number.
  empleado: ['consultarFolio'],
  rolesPorAplicacion: HOUSE,
  quienTiene: STAFF,
  gruposDelProveedor: HOUSE,
  detalleRol: HOUSE,
  permisosPorAplicacion: HOUSE,
  categoriasPermiso: HOUSE,
  borradores: OWN,
  historialDeRegistro: FREE,
  listaBitacora: FREE,
  exportarBitacora: FREE,
  sesionesAbiertas: STAFF,
  esperas: STAFF,
  lecturasInusuales: STAFF,
  salud: HOUSE,
  vivo: HOUSE,
  listo: HOUSE,
  version: HOUSE,
  crecimiento: HOUSE,
};

const SLOWED = Object.entries(CALLS).flatMap(([name, told]) => (typeof told === 'string' ? [] : [{ name, told }]));

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const pdf = { nombre: 'nota.pdf', contenido: Buffer.from('%PDF-1.4\n%%EOF') };
  const saved = await desk.asesor.saveCase(request(), [pdf]);
  if (saved.statusCode !== 200) throw new Error(saved.body);
});
beforeEach(() => desk.db.delete(bitacora));
afterAll(() => desk.bed.close());

describe('a call that tells of a customer', () => {
  it.each(SLOWED)('slows who has read too much: $name', async ({ name, told: [accion, asked = {}] }) => {
    await hasRead(accion);
    const { metodo, ruta } = contract[name as NombreLectura] as Call;
    const path = asked.path ?? `${ruta.replaceAll(/\{\w+\}/g, '1')}${asked.query ?? ''}`;
    const answer = await (metodo === 'GET'
      ? desk.administrador.getOnce(path)
      : desk.administrador.send(path, asked.body ?? {}));
    expect([answer.statusCode, answer.json().message]).toEqual([
      429,
      expect.stringMatching(/^Usted .* veces en 5 minutos/),
    ]);
  });
});

async function hasRead(accion: LimitedRead): Promise<void> {
  const before = (n: number) => new Date(NOW.getTime() - (MAX_READS[accion] - n) * 1_000);
  const rows = Array.from({ length: MAX_READS[accion] }, (_, n) => ({ momento: before(n), idEntidad: `otra ${n}` }));
  const read = { numiden: ADMINISTRATOR, accion, lectura: true, entidad: 'x' };
  await desk.db.insert(bitacora).values(rows.map((row) => ({ ...read, ...row })));
}
