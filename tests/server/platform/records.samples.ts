import type { RecordName } from '#domain/common/records';

/** The records that are not made by their own call for saving: by the server, with a person's number, for a customer, or there from the start. */
type MadeOtherwise = 'periodoGlobal' | 'usuario' | 'direccion' | 'ajuste' | 'emisor';

/** One record of each kind that its own call makes: the call's path, and what is sent of a new one, without its id. */
export const NEW_RECORDS = {
  motivoVale: { path: 'motivos-vales/guardar', body: { descripcion: 'Artículo dañado', tipo: 1, activo: true } },
  motivoDepreciacion: {
    path: 'motivos-depresiacion/guardar',
    body: { descripcion: 'Rayado', monto: 150.5, activo: true },
  },
  vista: {
    path: 'vistas/guardar',
    body: { nombre: 'Mías', lista: 'casos', filtro: { aMiCargo: true }, idArea: null },
  },
  notaDeDiagrama: {
    path: 'diagramas/notas/guardar',
    body: { maquina: 'vidaVale', parte: null, sobre: 'Todo el diagrama', texto: '¿Y los vencidos?' },
  },
  plazo: {
    path: 'plazos/guardar',
    body: { entidad: 'caso', estado: 5, horas: 24, cuenta: 'reloj', activo: true },
  },
  texto: { path: 'textos/guardar', body: { nombre: 'Saludo', texto: 'Buenos días', idArea: null, activo: true } },
  rol: { path: 'rol/guardar', body: { nombre: 'Cajero', permisos: [2, 4], idAplicacion: 146 } },
  grupo: { path: 'rol/grupos/guardar', body: { grupo: 'cajas', idRol: 4, rango: 30 } },
  servidor: {
    path: 'panel/guardar',
    body: { servidor: 'erp.cadena.mx', usuario: 'mostrador', puerto: 8443, path: '', url: '' },
  },
  integracion: {
    path: 'integracion/guardar',
    body: { nombre: 'ERP', alcances: ['ventas'], direcciones: ['10.0.0.5'], activa: true },
  },
  receptor: {
    path: 'receptor/guardar',
    body: { nombre: 'ERP', url: 'https://erp.cadena.mx/eventos', eventos: ['vale.vigente'], activo: true },
  },
  tienda: {
    path: 'cadena/tiendas/guardar',
    body: {
      cvetda: 300,
      nombre: 'Tienda nueva',
      tipo: 'fisica',
      admiteLogin: false,
      codigoPostal: '06000',
      serie: 'TN',
      horario: null,
    },
  },
  festivo: { path: 'cadena/festivos/guardar', body: { fecha: '2026-12-25', nombre: 'Navidad', tiendas: [1] } },
  claveFiscal: {
    path: 'cadena/claves/guardar',
    body: {
      ambito: 'departamento',
      codigo: 'BLANCOS',
      claveProdServ: '52121500',
      claveUnidad: 'H87',
      exento: false,
    },
  },
  formaPago: { path: 'cadena/formas/guardar', body: { numero: 17, nombre: 'VALES', como: 9, claveSat: '08' } },
} as const satisfies Readonly<Record<Exclude<RecordName, MadeOtherwise>, { path: string; body: object }>>;
