import { casoMachine } from '#machines/caso.machine';
import type { Trabajo } from '#machines/caso.types';
import type { Textos } from '../kit/textos.ts';
import { vocabulario } from '../kit/textos.ts';
import { decirFalla } from './fallas.ts';

const TRABAJOS: { readonly [T in Trabajo]: string } = {
  comentar: 'el comentario',
  adjuntar: 'los anexos',
  tomar: 'la toma del caso',
  escalar: 'el escalamiento',
  solicitarAutorizacion: 'la solicitud de autorización',
  autorizar: 'la autorización',
  noAutorizar: 'la negativa',
  cerrar: 'el cierre',
  escalarAMantenimiento: 'el escalamiento a MANTENIMIENTO FACTURA',
};

const pulsa = (boton: string) => ({ quien: 'persona', texto: `la persona pulsa «${boton}»` }) as const;
const abre = (formulario: string) =>
  ({ quien: 'persona', texto: `la persona abre el formulario para ${formulario}` }) as const;
const interno = (accion: string) => ({ quien: 'sistema', texto: `la aplicación anota que se pudo ${accion}` }) as const;

const textos: Textos<typeof casoMachine> = {
  nombre: 'Un caso abierto',
  prefijo: 'CA',
  entradas: () => 'una persona con todos los permisos sobre casos abre el caso 7001',
  eventos: {
    conexionRestablecida: { quien: 'sistema', texto: 'vuelve la conexión' },
    escribir: {
      quien: 'persona',
      texto: ({ campo, valor }) =>
        typeof valor === 'string'
          ? `la persona escribe «${valor}» en ${campo}`
          : 'la persona elige área, categoría y motivo del escalamiento',
    },
    comentar: pulsa('Comentar'),
    adjuntar: {
      quien: 'persona',
      texto: ({ anexos }) => `la persona adjunta ${anexos.map(({ nombre }) => nombre).join(', ')}`,
    },
    tomar: pulsa('Tomar caso'),
    abrirEscalamiento: abre('escalar'),
    escalar: pulsa('Escalar'),
    abrirSolicitud: abre('solicitar autorización'),
    solicitarAutorizacion: pulsa('Solicitar autorización'),
    abrirResolucion: abre('autorizar o no'),
    autorizar: pulsa('Autorizar'),
    noAutorizar: pulsa('No autorizar'),
    abrirCierre: abre('cerrar el caso'),
    cerrar: pulsa('Cerrar caso'),
    cerrarFormulario: { quien: 'persona', texto: 'la persona cierra el formulario sin enviarlo' },
    descartar: { quien: 'persona', texto: ({ trabajo }) => `la persona descarta ${TRABAJOS[trabajo]}` },
    reintentar: pulsa('Reintentar'),
    corregir: { quien: 'persona', texto: 'la persona vuelve a lo escrito para corregirlo' },
    aceptarCambios: { quien: 'persona', texto: 'la persona acepta lo que otros cambiaron' },
    verCambios: { quien: 'persona', texto: 'la persona pide ver lo que cambió' },
    volverATraer: { quien: 'persona', texto: 'la persona pide el caso otra vez' },
    actualizar: { quien: 'sistema', texto: 'otra pantalla avisa que algo del caso cambió' },
    restauranteFacturado: { quien: 'sistema', texto: 'se hace la factura de restaurante del caso' },
    avance: { quien: 'sistema', texto: ({ porcion }) => `va enviado el ${Math.round(porcion * 100)} %` },
    enviado: {
      quien: 'sistema',
      texto: ({ resultado: { codigo, descripcion } }) => `el servidor contesta ${codigo}: «${descripcion}»`,
    },
    envioFallido: { quien: 'sistema', texto: ({ failure }) => `el envío falla: ${decirFalla(failure)}` },
    envioEnConflicto: {
      quien: 'sistema',
      texto: ({ cambio }) => `el servidor contesta que otra persona dejó el caso en la versión ${cambio.version}`,
    },
    novedades: {
      quien: 'sistema',
      texto: ({ cambio }) => `otra persona deja el caso en la versión ${cambio.version}`,
    },
    casoPerdido: { quien: 'sistema', texto: 'el caso pasa a donde esta persona ya no lo ve' },
    casoTraido: { quien: 'sistema', texto: 'el caso llega' },
    'hecho.comentar': interno('comentar'),
    'hecho.adjuntar': interno('adjuntar'),
    'hecho.tomar': interno('tomar'),
    'hecho.escalar': interno('escalar'),
    'hecho.solicitarAutorizacion': interno('solicitar autorización'),
    'hecho.autorizar': interno('autorizar'),
    'hecho.noAutorizar': interno('no autorizar'),
    'hecho.cerrar': interno('cerrar'),
  },
  actores: {
    vigilarConexion: {
      contesta: 'termina de vigilar la conexión',
      falla: 'la vigilancia de la conexión se interrumpe',
    },
    traerCaso: {
      contesta: ({ caso }) => {
        const { estado, subCategoria, datosAutorizacion } = caso;
        const propia = datosAutorizacion?.solicitante.numiden === 100003 ? ', que pidió esta misma persona' : '';
        return `el servidor entrega el caso en estado ${estado.nombre}${propia}, categoría ${subCategoria.nombre}`;
      },
      falla: (falla) => `el caso no se puede traer: ${decirFalla(falla)}`,
    },
    enviarTrabajo: { contesta: 'termina el envío', falla: (falla) => `el envío se interrumpe: ${decirFalla(falla)}` },
    vigilarCaso: { contesta: 'termina la vigilancia', falla: 'la vigilancia del caso se interrumpe' },
  },
  plazos: {},
  avisos: ({ type, texto }) => (type === 'aviso' ? `se avisa «${String(texto)}»` : null),
  seVe: ({ caso, sinCaso, textos: escrito, trabajo, failure, cambio, avance }) => [
    sinCaso === null ? null : `se lee por qué no hay caso: «${sinCaso.texto}»`,
    caso === null ? null : `el caso está ${caso.estado.nombre}`,
    caso === null ? null : `su categoría es ${caso.subCategoria.nombre}`,
    escrito.comentario === '' ? 'el comentario está vacío' : `el comentario dice «${escrito.comentario}»`,
    escrito.escalamiento.idArea === null ? null : `el escalamiento va al área ${escrito.escalamiento.idArea}`,
    failure === null || trabajo === null ? null : `${TRABAJOS[trabajo]} no se guardó: «${failure.texto}»`,
    cambio === null
      ? null
      : `se ofrece ver lo que cambió: ${cambio.cambios.map(({ accion }) => accion).join(', ') || 'lo último no se pudo traer'}`,
    avance === null ? null : `se ve el avance: ${Math.round(avance * 100)} %`,
  ],
};

export const palabrasCaso = vocabulario(casoMachine, textos);
