import { expect } from 'vitest';

/**
 * What the specification says of the calls that are built (section 7, with the fields of section 3), written by hand from
 * its text: nothing here may come from the contract, which it judges.
 */
export interface LlamadaEscrita {
  readonly metodo: 'GET' | 'POST';
  /** As the specification writes it, `{name}` for what is filled in. */
  readonly ruta: string;
  readonly de?: Readonly<Record<string, string | number>>;
  readonly consulta?: Readonly<Record<string, string | number>>;
  readonly cuerpo?: unknown;
  /** Sent as a form: the files under 'files', the JSON under its name. */
  readonly formulario?: { readonly json?: readonly [parte: string, valor: unknown]; readonly archivos: number };
  /** What must be in the answer; more may be. */
  readonly responde: unknown;
}

/** What the calls are about: who is signed in and in which store, and a case that takes any work. */
export interface Sitio {
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
}

const numero = expect.any(Number);
const texto = expect.any(String);
const lista = expect.any(Array);
const alMenosUno = (uno: unknown) => expect.arrayContaining([uno]);
const fecha = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const exito = { codigo: 1, descripcion: texto };
const tiendas = alMenosUno({ cvetda: numero, nombre: texto });

/** Section 3, "Case creation request": these fields and no other. */
export const solicitudDeCaso = ({ numiden, cvetda, idSubcategoria }: Sitio) => ({
  numidenCliente: null,
  nomCliente: 'Íñigo',
  apePatCliente: 'Núñez',
  apeMatCliente: '',
  fechaNacimiento: '1990-05-17',
  correo: 'inigo@correo.mx',
  numTel: '',
  numCel: '',
  descripcion: 'La licuadora llegó rota y sin garantía.',
  numidenCrea: numiden,
  cvetda,
  idSubcategoria,
  sexo: 'M',
});

/** "Login: POST sesion/login (JSON: numiden, idTienda, store name)": the number as a number or as its digits. */
export const entradas = ({ numiden, cvetda }: Pick<Sitio, 'numiden' | 'cvetda'>): readonly LlamadaEscrita[] =>
  [numiden, String(numiden)].map((comoSea) => ({
    metodo: 'POST',
    ruta: 'sesion/login',
    cuerpo: { numiden: comoSea, idTienda: cvetda, tienda: 'Tienda Centro' },
    responde: exito,
  }));

export const sesionYUsuarios = (sitio: Sitio): readonly LlamadaEscrita[] => [
  {
    metodo: 'GET',
    ruta: 'permiso/perfil-usuario/{id}',
    de: { id: sitio.numiden },
    responde: alMenosUno({ id: numero, nombre: texto }),
  },
  {
    metodo: 'POST',
    ruta: 'usuario/tiene-subcategoria',
    // Its fields are not shown.
    cuerpo: { idSubcategoria: sitio.idSubcategoria },
    responde: { codigo: 200, descripcion: texto },
  },
];

export const salida: LlamadaEscrita = { metodo: 'POST', ruta: 'sesion/logout', responde: exito };

const CASO_DE_LISTA = { id: numero, estado: { id: numero, nombre: texto }, fechaCreacion: fecha };

export const casos = (sitio: Sitio): readonly LlamadaEscrita[] => [
  {
    metodo: 'POST',
    ruta: 'caso/guardar',
    formulario: { json: ['casoRequest', solicitudDeCaso(sitio)], archivos: 0 },
    responde: { idCaso: numero },
  },
  {
    metodo: 'POST',
    ruta: 'caso/guardar',
    formulario: { json: ['casoRequest', solicitudDeCaso(sitio)], archivos: 5 },
    responde: { idCaso: numero },
  },
  {
    metodo: 'GET',
    ruta: 'caso/detalle/{id}',
    de: { id: sitio.idCaso },
    responde: {
      id: sitio.idCaso,
      tienda: { cvetda: numero, nombre: texto },
      subCategoria: { id: numero, nombre: texto },
      estado: { id: numero, nombre: texto },
      datosCliente: { numiden: numero, nombre: texto },
      datosCreacion: { numiden: numero, nombre: texto, fecha },
      fechaCreacion: fecha,
      requiereAutorizacion: 0,
      usuarioAutoriza: null,
      usuarioSoluciona: null,
      datosContacto: { email: texto, telefono: null, celular: null },
      comentarioOriginal: texto,
      comentarios: lista,
      logs: lista,
      logEscalamientos: lista,
      parametrosBusqueda: lista,
      datosAutorizacion: null,
      administrador: null,
      datosFiscales: null,
    },
  },
  { metodo: 'GET', ruta: 'caso/download-anexo/{id}', de: { id: sitio.idAnexo }, responde: 'blob' },
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
    responde: { listaCasos: alMenosUno(expect.objectContaining(CASO_DE_LISTA)) },
  },
  { metodo: 'GET', ruta: 'caso/listar-estados', responde: alMenosUno({ id: 3, nombre: 'SOLUCIONADA' }) },
  { metodo: 'GET', ruta: 'caso/listar-casos', responde: { listaCasos: lista } },
  { metodo: 'GET', ruta: 'caso/getUserAdmin/{a}/{b}', de: { a: sitio.idArea, b: sitio.cvetda }, responde: {} },
  {
    metodo: 'POST',
    ruta: 'caso/guardar-anexo/{id}',
    de: { id: sitio.idCaso },
    formulario: { archivos: 1 },
    responde: exito,
  },
];

/** Section 7 names these calls and shows none of their fields: what they take beside the case is the product's own. */
export const trabajos = (sitio: Sitio): readonly LlamadaEscrita[] => {
  const { idCaso, version, idArea, otraSubcategoria, idMotivo } = sitio;
  const caso = { idCaso, version };
  return [
    { metodo: 'POST', ruta: 'caso/actualizar-estado', cuerpo: { ...caso, idEstado: 2 }, responde: exito },
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
      responde: exito,
    },
    {
      metodo: 'POST',
      ruta: 'caso/solicitar-autorizacion',
      cuerpo: { ...caso, motivo: 'La garantía venció ayer.' },
      responde: exito,
    },
    {
      metodo: 'POST',
      ruta: 'caso/autorizar',
      cuerpo: { ...sitio.porAutorizar, autorizado: true, comentario: 'Procede por esta ocasión.' },
      responde: exito,
    },
    {
      metodo: 'POST',
      ruta: 'caso/cerrar-caso',
      cuerpo: { ...caso, solucion: 'Se entregó una licuadora nueva.' },
      responde: { codigo: 1, descripcion: `El caso ${idCaso} se ha cerrado con éxito` },
    },
  ];
};

export const clientesYCatalogos = (sitio: Sitio): readonly LlamadaEscrita[] => [
  {
    metodo: 'POST',
    ruta: '/clientes/listar',
    cuerpo: { nombre: 'María', apePat: '', apeMat: '' },
    responde: {
      clientes: alMenosUno({
        numiden: numero,
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
  { metodo: 'GET', ruta: '/catalogo/areas', responde: alMenosUno({ id: numero, nombre: texto }) },
  {
    metodo: 'GET',
    ruta: '/catalogo/subcategorias',
    consulta: { id: sitio.idArea },
    responde: alMenosUno({ id: numero, nombre: texto, idArea: sitio.idArea }),
  },
  { metodo: 'GET', ruta: '/catalogo/tiendas', responde: tiendas },
  { metodo: 'GET', ruta: '/catalogo/tiendas-busqueda', responde: tiendas },
  { metodo: 'GET', ruta: '/catalogo/tiendas-login', responde: tiendas },
  { metodo: 'GET', ruta: '/catalogo/tiendas-virtuales', responde: tiendas },
  { metodo: 'GET', ruta: '/catalogo/cedis', responde: tiendas },
  {
    metodo: 'GET',
    ruta: '/catalogo/motivos-escalamiento-area',
    consulta: { idArea: sitio.idArea },
    responde: alMenosUno(expect.objectContaining({ id: sitio.idMotivo, descripcion: texto })),
  },
  {
    metodo: 'GET',
    ruta: '/catalogo/anexos',
    consulta: { casoId: sitio.idCaso },
    responde: alMenosUno(expect.objectContaining({ id: sitio.idAnexo, nombre: texto })),
  },
];

export const operacionesYTablero = (sitio: Sitio): readonly LlamadaEscrita[] => [
  {
    metodo: 'GET',
    ruta: '/dashboard/datos-estadisticos',
    responde: {
      totalPorEstatus: alMenosUno(expect.objectContaining({ total: numero })),
      historico: alMenosUno({ clave: texto, valor: numero, valor2: numero }),
      version: texto,
    },
  },
  {
    metodo: 'GET',
    ruta: '/venta/get-venta-por-id',
    consulta: { tiendaId: sitio.cvetda, operacionId: sitio.operacion },
    responde: {
      cabecera: expect.objectContaining({
        tienda: expect.anything(),
        fechaOperacion: fecha,
        numiden: numero,
        totalOperacion: numero,
      }),
      articulos: alMenosUno(
        expect.objectContaining({
          numArt: texto,
          descripcion: texto,
          cantidadMaxima: numero,
          cantidadOriginal: numero,
        }),
      ),
      pagos: alMenosUno(expect.objectContaining({ idFormaPago: numero, monto: numero, fecha })),
    },
  },
  {
    metodo: 'POST',
    ruta: '/busqueda/guardar',
    cuerpo: {
      parametros: [
        { tipo: 1, valor: String(sitio.cvetda) },
        { tipo: 2, valor: String(sitio.operacion) },
      ],
    },
    responde: {},
  },
  {
    metodo: 'POST',
    ruta: '/vales/consultas/get-by-tienda-operacion',
    consulta: { tienda: sitio.cvetda, operacion: sitio.operacion },
    responde: alMenosUno({
      id: numero,
      casoId: numero,
      folio: texto,
      estado: { id: numero, nombre: texto },
      tipo: { id: numero, nombre: texto },
      total: numero,
      saldo: numero,
      depreciacion: numero,
      fechaCreacion: fecha,
      fechaVigencia: fecha,
    }),
  },
];
