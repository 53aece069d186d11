import { servidorMachine } from '#machines/servidor.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof servidorMachine> = {
  nombre: 'La página de los servidores',
  prefijo: 'SV',
  entradas: () => 'una persona con el permiso «Administrar servidores» abre la página Servidores',
  eventos: {
    agregar: { quien: 'persona', texto: 'pulsa «Agregar»' },
    editar: { quien: 'persona', texto: ({ id }) => `pulsa «Editar» en el servidor ${id}` },
    reintentar: { quien: 'persona', texto: 'pulsa «Reintentar» en la ventana' },
    cerrar: { quien: 'persona', texto: 'cierra la ventana' },
    guardado: { quien: 'sistema', texto: 'lo escrito en la ventana se guarda' },
    encender: { quien: 'persona', texto: ({ cambio }) => `pulsa «Encender» en ${cambio.servidor}` },
    apagar: { quien: 'persona', texto: ({ cambio }) => `pulsa «Apagar» en ${cambio.servidor}` },
    confirmar: { quien: 'persona', texto: 'confirma que se apague' },
    cancelar: { quien: 'persona', texto: 'no confirma que se apague' },
    enviarCambio: { quien: 'persona', texto: 'pide de nuevo el cambio' },
    probar: {
      quien: 'persona',
      texto: ({ que }) =>
        que === 'formulario'
          ? 'pulsa «Probar conexión» en el formulario'
          : `pulsa «Probar conexión» en el servidor ${que}`,
    },
    detenerPrueba: { quien: 'persona', texto: 'pulsa «Detener» mientras se prueba' },
  },
  actores: {
    trabajo: {
      contesta: ({ ending }) =>
        ({
          done: 'el servidor guarda el trabajo',
          discarded: 'la persona descarta el trabajo',
          left: 'la persona deja el trabajo para después',
        })[ending],
      falla: (failure) => `el trabajo se interrumpe: ${sayFailure(failure)}`,
    },
    leer: {
      contesta: ({ servidor }) => `llega el servidor ${servidor} como está ahora`,
      falla: (failure) => `el servidor no se puede traer: ${sayFailure(failure)}`,
    },
    probar: {
      contesta: ({ texto }) => `la prueba termina: «${texto}»`,
      falla: (failure) => `la prueba no se puede intentar: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: ({ texto }) => `se avisa «${String(texto)}»`,
  seVe: ({ failure, probando, pruebas }) => [
    failure === null ? null : `la ventana dice por qué no se pudo traer: «${failure.texto}»`,
    probando === null ? null : `se prueba ${probando === 'formulario' ? 'lo escrito' : `el servidor ${probando}`}`,
    ...Object.entries(pruebas).map(([que, { texto }]) => `última prueba de ${que}: «${texto}»`),
  ],
};

export const serverWords = vocabulary(servidorMachine, texts);
