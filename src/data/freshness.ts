import type { Entidad } from '#contract/changes';
import type { NombreLectura } from '#contract/contract';

const MINUTE_MS = 60_000;

/** What people work on is asked for again after a minute, if the window comes back into view or a page opens. */
const ONE_MINUTE = MINUTE_MS;

/** A catalogue changes a few times a year; a page left open all day still hears of it. */
const TEN_MINUTES = 10 * MINUTE_MS;

/** How long what was read stays fresh, in milliseconds; what is not named here stays so for a minute. */
const FRESH_FOR: { readonly [N in NombreLectura]?: number } = {
  areas: TEN_MINUTES,
  categoriasPermiso: TEN_MINUTES,
  cedis: TEN_MINUTES,
  codigoPostal: TEN_MINUTES,
  estatusRecoleccion: TEN_MINUTES,
  formasPago: TEN_MINUTES,
  // Its state is printed on it.
  generarArchivoPDF: 0,
  listarEstados: TEN_MINUTES,
  motivosEscalamiento: TEN_MINUTES,
  opcionesSesion: TEN_MINUTES,
  permisosPorAplicacion: TEN_MINUTES,
  subcategorias: TEN_MINUTES,
  tiendas: TEN_MINUTES,
  tiendasBusqueda: TEN_MINUTES,
  tiendasLogin: TEN_MINUTES,
  tiendasVirtuales: TEN_MINUTES,
  tiposVales: TEN_MINUTES,
  estadosVales: TEN_MINUTES,
  // Where one is signed in changes with every sign-in, of which nobody tells.
  miCuenta: 0,
  // Nor does anybody tell of other people's, of what they read, and of failures.
  sesionesAbiertas: 0,
  esperas: 0,
  listaBitacora: 0,
  lecturasInusuales: 0,
  // A record's page shows what was done to it as soon as it is done.
  historialDeRegistro: 0,
  // Mail goes out by itself, of which nobody tells.
  listaCorreos: 0,
  // Logistics tells nobody what becomes of a package.
  consultaGuia: 0,
  estatusGuia: 0,
  // An attachment is never changed.
  descargarAnexo: Number.POSITIVE_INFINITY,
};

/** How long what a call answered is shown again without asking, in milliseconds. */
export function freshFor(name: NombreLectura): number {
  return FRESH_FOR[name] ?? ONE_MINUTE;
}

/** Figures that follow a clock, in milliseconds: nobody needs them to the second, and with each change everybody would ask at once. */
export const FIGURES_EVERY_MS = MINUTE_MS;

/** What the person did here shows in the figures too, at once. */
export function readsOfOwn(entity: Entidad): readonly NombreLectura[] {
  return entity === 'caso' ? [...READS_OF.caso, 'datosEstadisticos'] : READS_OF[entity];
}

/** Which readings hold something of an entity, and are stale once one of it has changed. */
export const READS_OF: { readonly [E in Entidad]: readonly NombreLectura[] } = {
  caso: [
    ...(['listaCasos', 'listarCasos', 'detalleCaso', 'anexosDeCaso', 'casosPorAutorizar'] as const),
    // The open cases of a sale, one of which a voucher is made under.
    'detalleOperacionVale',
  ],
  vale: [
    ...(['valesDeOperacion', 'obtenerVale', 'valePorFolio', 'valeParcial', 'historialVale'] as const),
    // A pickup's guide changes with its voucher.
    ...(['complementoGuia', 'estatusGuia', 'consultaGuia'] as const),
    // What is left of a sale.
    ...(['detalleOperacionVale', 'articulosOperacion', 'ventaPorId'] as const),
    // The invoice of the sale offers a credit note of it.
    'obtenerFactura',
    // Where it is found.
    ...(['listaVales', 'valesDeCaso', 'buscarValeFolio', 'valesPorAutorizar'] as const),
    ...(['metodosDevolucion', 'condonacion', 'devolucionesDeVales', 'estimarCredito'] as const),
    // What is given back comes to one of these.
    ...(['billetera', 'cabidaBilletera', 'metodosPorCambiar', 'certificado'] as const),
  ],
  factura: [
    ...(['obtenerFactura', 'facturasDeCaso', 'facturasDeOperacion', 'facturasDeVenta', 'validarFactura'] as const),
    ...(['mantenimientoDeOperacion', 'mantenimientoPorFolio', 'notaCreditoDeOperacion'] as const),
    ...(['facturasPorCancelar', 'facturaPorFolio', 'busquedaReciboPago', 'busquedaAvanzada'] as const),
    ...(['buscarPagoEstacionamiento', 'validarFolioSva', 'datosFiscalesPorRfc'] as const),
  ],
  billetera: ['billetera', 'cabidaBilletera', 'metodosPorCambiar'],
  certificado: ['certificado'],
  // Logistics knows of goods that no voucher takes; what is left of a sale hangs on them.
  guia: ['estatusGuia', 'consultaGuia', 'detalleOperacionVale', 'articulosOperacion', 'ventaPorId'],
  usuario: [
    ...([
      'miCuenta',
      'detallesUsuario',
      'permisosPerfil',
      'historialDeRegistro',
      'sesionesAbiertas',
      'esperas',
    ] as const),
    ...(['listaUsuarios', 'usuariosPorAplicacion', 'obtenerUsuario', 'empleado'] as const),
    // Their people are counted.
    ...(['rolesPorAplicacion', 'detalleRol'] as const),
  ],
  // A role's change reaches its people.
  rol: [
    ...(['rolesPorAplicacion', 'detalleRol', 'historialDeRegistro'] as const),
    ...(['listaUsuarios', 'usuariosPorAplicacion', 'obtenerUsuario', 'miCuenta'] as const),
  ],
  motivoVale: ['motivosVales', 'motivoVale', 'motivosPorTipo', 'historialDeRegistro'],
  motivoDepreciacion: ['motivosDepreciacion', 'motivoDepreciacion', 'motivoDepreciacionDeVale', 'historialDeRegistro'],
  servidor: ['listaServidores', 'detalleServidor', 'historialDeRegistro'],
  // A voucher shows where its goods are fetched.
  direccion: [
    ...(['direccionesCliente', 'complementoGuia', 'historialDeRegistro'] as const),
    ...(['obtenerVale', 'valePorFolio', 'valeParcial'] as const),
  ],
  // Semaphores colour the cases on every screen; a wallet has its limit.
  ajuste: [
    'ajustesGenerales',
    'historialDeRegistro',
    'listaCasos',
    'detalleCaso',
    'billetera',
    'cabidaBilletera',
    'metodosPorCambiar',
  ],
};
