/** One of everything that crosses the wire, with nothing missing. */
const person = { numiden: 100_002, nombre: 'Beto Asesor' };
const date = '2026-03-18T18:00:00.000Z';
const tienda = { cvetda: 1, nombre: 'Tienda Centro' };
const area = { id: 2, nombre: 'Atención a clientes' };
const subCategoria = { id: 20, nombre: 'GARANTÍA' };

export const ofCase = { idCaso: 7001, version: 3 };
export const follow = { trabajo: 'escalar', idArea: 2, idSubcategoria: 5, idMotivo: 7 } as const;
export const destination = { idArea: 1, idSubcategoria: 14, idMotivo: 8 };
export const movement = { id: 1, accion: 'Caso creado', version: 1, fecha: date, autor: person };

export const listedCase = {
  id: 7001,
  tienda,
  area,
  subCategoria,
  datosCliente: person,
  datosCreacion: person,
  administrador: person,
  estado: { id: 2, nombre: 'EN PROCESO' },
  semaforo: 'reciente',
  pierdeColorEn: date,
  fechaCreacion: date,
  fechaSolucion: date,
};

export const caso = {
  id: 7001,
  version: 3,
  tienda,
  area,
  subCategoria,
  datosCliente: person,
  administrador: person,
  estado: { id: 6, nombre: 'RECOLECTA' },
  semaforo: 'atendido',
  pierdeColorEn: date,
  datosCreacion: { ...person, fecha: date },
  fechaCreacion: date,
  requiereAutorizacion: 1,
  usuarioAutoriza: person,
  usuarioSoluciona: person,
  solucion: { texto: 'Se entregó otra.', fecha: date },
  datosContacto: { email: 'ana@correo.mx', telefono: '5512345678', celular: '5512345678' },
  comentarioOriginal: 'La licuadora llegó rota.',
  comentarios: [{ id: 1, texto: 'Se llamó al cliente.', fecha: date, autor: person, menciones: [person] }],
  logs: [movement],
  logEscalamientos: [
    {
      id: 1,
      area: 'Facturación',
      subCategoria: 'GARANTÍA',
      motivo: 'No se pudo facturar',
      comentario: 'Falta el folio.',
      fecha: date,
      autor: person,
    },
  ],
  parametrosBusqueda: [{ tipo: 2, valor: '1000001' }],
  datosAutorizacion: {
    solicitante: person,
    motivo: 'La garantía venció.',
    fecha: date,
    resolucion: { autorizado: true, comentario: 'Procede.', fecha: date, autor: person },
  },
  datosFiscales: {},
  sigueEn: null,
  unidos: [2],
  relacionados: [{ id: 3, estado: { id: 2, nombre: 'EN PROCESO' }, categoria: 'GARANTÍA' }],
  valesSinTerminar: [
    {
      id: 1,
      folio: 'D0010001',
      estado: { id: 4, nombre: 'PARCIAL' },
      saldo: 100,
      tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
    },
  ],
};

export const waiting = {
  ...ofCase,
  tienda,
  area,
  subCategoria,
  datosCliente: person,
  solicitante: person,
  motivo: 'La garantía venció.',
  fecha: date,
  propia: false,
};

export const request = {
  numidenCliente: 5,
  nomCliente: 'Íñigo',
  apePatCliente: 'Núñez',
  apeMatCliente: '',
  sexo: 'M',
  fechaNacimiento: '1990-05-17',
  correo: 'inigo@correo.mx',
  numTel: '',
  numCel: '5512345678',
  descripcion: 'La licuadora llegó rota.',
  numidenCrea: 100_002,
  cvetda: 1,
  idSubcategoria: 20,
  idArea: 2,
  parametrosBusqueda: [{ tipo: 1, valor: '1' }],
  otroCliente: false,
};

export const filter = {
  folio: 7001,
  cvetda: 1,
  categoria: 20,
  nomCliente: 'uc',
  idEstatus: 6,
  numIden: 100_002,
  fechaIni: '2026-03-01',
  fechaFin: '2026-03-18',
  soloAbiertos: true,
  fechaSolucionIni: '2026-03-01',
  fechaSolucionFin: '2026-03-18',
  orden: 'antiguos',
  telefono: '8181234567',
  operacion: 1_000_001,
  tiendaOperacion: 1,
  aMiCargo: true,
  sinAsignar: true,
  sinAtencion: true,
  fueraDePlazo: true,
  estados: [2, 6],
  tiendas: [1],
  categorias: [20],
  areas: [2],
  aCargoDe: [100_002],
};

export const file = {
  id: 1,
  nombre: 'ticket.pdf',
  tipo: 'application/pdf',
  bytes: 0,
  fecha: date,
  agregadoPor: person,
};

export const customer = {
  numiden: 5,
  nombre: 'María',
  apellidoPaterno: 'De la O',
  apellidoMaterno: 'Uc',
  sexo: 'F',
  fechaNacimiento: '1980-02-29',
  correo: 'maria@correo.mx',
  telefono: '5512345678',
  celular: '5512345678',
  esNuevo: false,
};

const articulo = {
  linea: 1,
  numArt: '85123A',
  descripcion: 'Licuadora',
  total: 1160.5,
  cantidadOriginal: 5,
  cantidadMaxima: 4,
  devolucionesMaximas: 2,
  folioGuia: 'G-1',
  idPaquete: 1,
  folioPaquete: 'P-1',
  estadoPaquete: 16,
  idArticulo: 1,
  estadoArticulo: 0,
};

export const operation = {
  cabecera: {
    tienda,
    operacion: 9_999_999_999,
    fechaOperacion: date,
    numiden: 5,
    cliente: 'MARIA DE LA O',
    totalOperacion: 1160.5,
  },
  articulos: [articulo],
  pagos: [{ idFormaPago: 1, nombre: 'EFECTIVO', monto: 0.07, fecha: date }],
};

export const vale = {
  id: 1,
  casoId: 7001,
  folio: 'V-1',
  estado: { id: 1, nombre: 'VIGENTE' },
  sinRespaldo: true,
  tipo: { id: 0, nombre: 'CANCELACIÓN' },
  total: 500.1,
  saldo: 0.07,
  depreciacion: 0,
  fechaCreacion: date,
  fechaVigencia: date,
};

export const listedVale = {
  id: 1,
  folio: 'D001000001',
  casoId: 7001,
  tienda,
  operacion: { tienda: 1, numero: 9_999_999_999 },
  tipo: { id: 0, nombre: 'CANCELACIÓN' },
  estado: { id: 1, nombre: 'VIGENTE' },
  vencido: true,
  sinRespaldo: true,
  diasRestantes: 0,
  total: 500.1,
  saldo: 0.07,
  depreciacion: 0,
  fechaCreacion: date,
  fechaVigencia: date,
  cliente: person,
  autor: person,
};

export const waitingVale = {
  id: 1,
  version: 3,
  folio: 'D001000001',
  casoId: 7001,
  tienda,
  operacion: { tienda: 1, numero: 1_000_001 },
  tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
  total: 500.1,
  saldo: 0.07,
  depreciacion: 0,
  acumulado: 0.07,
  cliente: person,
  autor: person,
  motivos: ['Tiene depreciación'],
  fecha: date,
  propia: false,
};

export const voucherFilter = {
  tienda: 1,
  numIden: 5,
  nombre: 'uc',
  fechaInicial: '2026-03-01',
  fechaFinal: '2026-03-18',
  folio: 'D001000001',
  estado: 1,
  tipo: 0,
  soloMios: true,
  fueraDePlazo: true,
  orden: 'porPlazo',
};

export const owedMail = {
  id: 1,
  para: 'ana@correo.mx',
  asunto: 'Vale D001000001',
  adjunto: 'vale-D001000001.pdf',
  estado: 'pendiente',
  intentos: 2,
  error: '451',
  creado: date,
  proximo: date,
  enviado: date,
};

export const sesion = {
  logueado: true,
  numiden: 100_002,
  nombre: 'Beto Asesor',
  tienda: { id: 1, nombre: 'Tienda Centro' },
  avatar: 'beto.png',
  roles: [2],
  areas: [2],
  permisos: [2, 27],
  version: '1.0.0',
  gerente: { esGerente: true, areasGerente: [2] },
  limite: 5_000,
};

export const user = {
  id: 100_002,
  nombreCompleto: 'Beto Asesor',
  correo: 'beto@ejemplo.mx',
  areas: [2],
  roles: [2],
  permisos: [2, 27],
  esGerente: false,
  areasGerente: [],
  nuevo: false,
  limite: 5_000,
};

export const account = {
  numiden: 100_002,
  nombreCompleto: 'Beto Asesor',
  correo: 'beto@ejemplo.mx',
  rol: 'Asesor de tienda',
  areas: ['Atención a clientes'],
  tiendas: ['Tienda Centro'],
  conContrasena: true,
  segundoFactor: { activo: true, codigosRestantes: 9, loPideElRol: false },
  ausencia: { hasta: '2026-12-05', suplente: { numiden: 100_003, nombre: 'Caro Gerente' } },
  resumen: { pedido: true, impedimento: 'no hay un correo en sus datos de usuario' },
  sesiones: [
    {
      id: 1,
      creada: date,
      ultimoUso: date,
      ip: '127.0.0.1',
      navegador: 'Chrome en Windows',
      tienda: 'Tienda Centro',
      esta: true,
    },
  ],
};

export const result = {
  codigo: 1,
  descripcion: 'Hecho con éxito',
  version: 4,
  estado: { id: 3, nombre: 'SOLUCIONADA' },
};

export const rejection = {
  codigo: 409,
  message: 'El caso 7001 cambió.',
  campos: [{ campo: 'solucion', message: 'Campo requerido' }],
  entidad: 'caso',
  id: 7001,
  version: 4,
  cambios: [movement],
};

export const role = {
  id: 2,
  nombre: 'Asesor de tienda',
  permisos: [2, 27],
  limite: 5_000,
  segundoFactor: true,
  idAplicacion: 146,
  usuarios: 3,
  version: 4,
};

export const editedUser = {
  id: 100_002,
  idAplicacion: 146,
  correo: 'beto@ejemplo.mx',
  areas: [2],
  roles: [2],
  permisos: [2, 27],
  areasGerente: [2],
  tiendas: [1],
  activo: true,
  version: 4,
  heredero: 100_003,
};

export const wholeUser = {
  ...user,
  tiendas: [1],
  activo: true,
  version: 4,
  casosAbiertos: { total: 7, ids: [7001] },
  ausencia: { hasta: '2026-12-05', suplente: null },
  segundoFactor: true,
};

export const listedUser = {
  id: 100_002,
  nombreCompleto: 'Beto Asesor',
  correo: 'beto@ejemplo.mx',
  permisos: 2,
  activo: true,
  segundoFactor: true,
  sinTiendas: false,
  fueraHasta: '2026-12-05',
  rol: { id: 2, nombre: 'Asesor de tienda' },
};

export const userFilter = {
  idRol: 2,
  busqueda: 'beto',
  inactivos: true,
  venCasos: true,
  orden: 'numiden',
};

export const permissionCategories = [{ id: 1, nombre: 'Casos', permisos: [{ id: 2, nombre: 'Crear casos' }] }];

const metodo = { id: 3, nombre: 'BILLETERA' };

export const refundMethod = {
  orden: 2,
  metodo,
  folio: 'BE12345678903',
  monto: 116,
  maximo: 116,
  tipoPago: 2,
  subtipoPago: 1,
  pagos: [{ idFormaPago: 2, nombre: 'TARJETA', monto: 116, devuelto: 16, disponible: 100 }],
};

export const refund = {
  id: 1,
  idVale: 7,
  folioVale: 'D001000007',
  metodo,
  monto: 116,
  estado: 'hecha',
  folio: 'BE12345678903',
  respuesta: 'Le caben $10.00',
  creado: date,
  terminado: date,
  realiza: person,
};

export const forgiveness = {
  depreciacion: 58,
  condonacion: 8,
  maximo: 50,
  vales: [{ idVale: 7, folio: 'D001000007', depreciacion: 58, condonacion: 8, maximo: 50 }],
};

export const creditAdjustment = {
  banderaAjuste: true,
  codigo: 2,
  importeEstimado: 200,
  devolucionEstimada: 116,
  importeMovimiento: 200,
  maximaDevolucion: 116,
  mensaje: 'Solo pueden volver $116.00',
  operacion: 1_000_001,
  respuesta: 'Sí',
  tiendaOpe: 1,
  tipoPlan: 'CRÉDITO DE LA CASA',
  montoPag: 116,
  montoRf: 10,
  totalAbono: 116,
};

export const wallet = {
  folio: 'BE12345678903',
  numidenCliente: 5,
  saldo: 116,
  maximo: 10_000,
  cabe: 9_884,
  movimientos: [{ fecha: date, monto: 116, concepto: 'Vale D001000007', idVale: 7 }],
};

export const certificate = {
  folio: 'CR123456789012345',
  monto: 116,
  estado: 'CANJEADO',
  idVale: 7,
  creado: date,
  canjeado: date,
  anulado: null,
};
