import type { CambioAjeno, Failure } from '#contract/failure';
import type { IdEstadoCaso } from '#domain/vidaCaso';
import type { casoMachine } from '#machines/caso.machine';
import type { CasoEvent, CasoTraido, Trabajo } from '#machines/caso.types';
import { passesByItself } from '../../../src/app/connect/connection.ts';
import { casoEn, conflicto, sinPermiso, traido } from '../../machines/caso.samples.ts';
import { sinConexion, sinServicio } from '../../machines/samples.ts';
import { pdf } from '../bed/files.ts';
import {
  casoDelServidor,
  comentarioAjeno,
  corregido,
  ESCRITO,
  enReposo,
  escribirAntes,
  libre,
  loEscrito,
  repetible,
  respuestas,
  trabajoDelFormulario,
} from './caso.lectura.ts';
import {
  abre,
  avanzado,
  boton,
  cambiadoPorOtros,
  descartable,
  enLugar,
  envia,
  escribe,
  resultadoDe,
  seReintentaYSale,
  sinOtroPendiente,
  trabajoDe,
} from './caso.manos.ts';
import type { MesaCaso } from './caso.mundo.ts';
import { DETALLE, TRABAJO } from './caso.mundo.ts';
import { lugarDe } from './caso.vistas.ts';
import { volverElServicio } from './compuerta.ts';
import type { Gestos } from './gestos.ts';
import { INTERNO } from './gestos.ts';

/** The page asks what changed every eight seconds. */
const INTERVALO_NOVEDADES_MS = 8_000;

const ESTADOS: readonly IdEstadoCaso[] = [1, 2, 3, 4, 5, 6];

const sePasa = (failure: Failure | null): boolean => failure !== null && passesByItself(failure);

export const gestosCaso = {
  eventos: {
    escribir: {
      cuando: escribe,
      hacer: async (mesa, { evento }) => {
        const { campo, valor } = evento as unknown as Extract<CasoEvent, { readonly type: 'escribir' }>;
        const { ventana, historia } = mesa.pantalla;
        if (campo === 'escalamiento') {
          await ventana('Escalar caso')
            .campo(/^Comentario/)
            .fill(valor.comentario ?? '');
        } else if (campo === 'comentario') await historia.getByLabel('Comentario', { exact: true }).fill(valor);
        else {
          const rotulos = { motivo: /^Motivo/, resolucion: /^Comentario/, solucion: /^Solución/ } as const;
          await mesa.page.getByRole('dialog').getByLabel(rotulos[campo]).fill(valor);
        }
      },
    },
    comentar: {
      cuando: (estado) =>
        enReposo(estado) && !corregido(estado) && repetible(estado.context, 'comentar') ? [{ type: 'comentar' }] : [],
      antes: escribirAntes('comentar'),
      hacer: ({ pantalla }) => pantalla.comentar.click(),
    },
    adjuntar: {
      cuando: (estado) =>
        enReposo(estado) && repetible(estado.context, 'adjuntar') && estado.context.claves.adjuntar === null
          ? [{ type: 'adjuntar', anexos: [{ id: 'a', nombre: 'ticket.pdf', bytes: 200 }] }]
          : [],
      hacer: ({ pantalla }) => pantalla.archivos.setInputFiles([pdf('ticket.pdf')]),
    },
    tomar: {
      cuando: (estado) => (enReposo(estado) && repetible(estado.context, 'tomar') ? [{ type: 'tomar' }] : []),
      hacer: ({ pantalla }) => pantalla.accion('Tomar caso').click(),
    },
    abrirEscalamiento: abre('abrirEscalamiento', /^Escalar/),
    escalar: envia('escalar', 'escalation', 'Escalar'),
    abrirSolicitud: abre('abrirSolicitud', /^Solicitar autorización/),
    solicitarAutorizacion: envia('solicitarAutorizacion', 'request', 'Solicitar autorización'),
    abrirResolucion: abre('abrirResolucion', /^Autorizar/),
    autorizar: envia('autorizar', 'decision', 'Autorizar'),
    noAutorizar: envia('noAutorizar', 'decision', 'No autorizar'),
    abrirCierre: abre('abrirCierre', /^Cerrar caso/),
    cerrar: envia('cerrar', 'closure', 'Cerrar caso'),
    cerrarFormulario: {
      cuando: (estado) => (trabajoDelFormulario(estado) === null ? [] : [{ type: 'cerrarFormulario' }]),
      hacer: ({ page }) => boton(page.getByRole('dialog'), 'Cerrar').click(),
    },
    descartar: {
      cuando: (estado) => {
        const trabajo = descartable(estado);
        return trabajo === null ? [] : [{ type: 'descartar', trabajo }];
      },
      antes: (estado) => {
        const trabajo = descartable(estado);
        const escribible = trabajo !== null && trabajo in ESCRITO && estado.matches({ trabajo: 'editing' });
        return escribible && loEscrito(estado.context, trabajo) === ''
          ? [ESCRITO[trabajo as keyof typeof ESCRITO]]
          : [];
      },
      hacer: (mesa, { evento }) =>
        boton(lugarDe(mesa, (evento as unknown as { readonly trabajo: Trabajo }).trabajo), 'Descartar').click(),
    },
    reintentar: {
      cuando: (estado) => (libre(estado) ? [{ type: 'reintentar' }] : []),
      hacer: enLugar('Reintentar'),
    },
    corregir: {
      // The screen says it together with what the person does instead.
      cuando: (estado) => (libre(estado) && estado.context.cambio === null ? [{ type: 'corregir' }] : []),
      hacer: () => Promise.resolve(),
      conElSiguiente: true,
    },
    aceptarCambios: {
      cuando: (estado) => (libre(estado) && estado.context.cambio === null ? [{ type: 'aceptarCambios' }] : []),
      hacer: enLugar('Seguir editando'),
    },
    verCambios: {
      cuando: (estado) => (libre(estado) && estado.matches({ trabajo: 'editing' }) ? [{ type: 'verCambios' }] : []),
      hacer: (mesa) => boton(mesa.page.locator('dialog[open], main').last(), 'Ver cambios').click(),
    },
    volverATraer: {
      cuando: (estado) => (estado.context.sinCaso?.tipo === 'noDisponible' ? [{ type: 'volverATraer' }] : []),
      hacer: ({ page }) => boton(page.locator('main'), 'Reintentar').click(),
    },
    actualizar: {
      // The page asks by itself: whether the work can still be saved is decided by the case as it is now.
      cuando: (estado) =>
        libre(estado) && estado.matches({ trabajo: 'conflict' }) && estado.context.cambio !== null
          ? [{ type: 'actualizar' }]
          : [],
      hacer: () => Promise.resolve(),
    },
    restauranteFacturado: { nadie: 'No screen makes a restaurant invoice before the invoices exist.' },
    avance: {
      cuando: (estado) => (estado.context.avance === 0 ? [{ type: 'avance', porcion: 1 }] : []),
      hacer: () => Promise.resolve(),
    },
    enviado: {
      cuando: (estado) =>
        avanzado(estado) && !cambiadoPorOtros(estado)
          ? respuestas(estado.context).map((resultado) => ({ type: 'enviado', resultado }) as const)
          : [],
      hacer: async (mesa, paso) => {
        await (await mesa.compuerta.detenida(TRABAJO)).pasar();
        if (trabajoDe(paso) === 'escalar' && resultadoDe(paso.evento) === 1) mesa.anotarEscalado();
      },
    },
    envioFallido: {
      cuando: (estado) =>
        avanzado(estado) && sinOtroPendiente(estado.context) ? [{ type: 'envioFallido', failure: sinConexion }] : [],
      hacer: async ({ compuerta }, { siguen }) => {
        const detenida = await compuerta.detenida(TRABAJO);
        if (seReintentaYSale(siguen)) await detenida.perder();
        else detenida.cortar();
      },
    },
    envioEnConflicto: {
      cuando: (estado) =>
        avanzado(estado) && sinOtroPendiente(estado.context)
          ? [{ type: 'envioEnConflicto', failure: conflicto, cambio: comentarioAjeno(estado.context) }]
          : [],
      hacer: async ({ compuerta, otroComenta }) => {
        const detenida = await compuerta.detenida(TRABAJO);
        await otroComenta();
        await detenida.pasar();
      },
    },
    novedades: {
      cuando: (estado): readonly { type: 'novedades'; cambio: CambioAjeno }[] =>
        libre(estado) &&
        estado.matches({ trabajo: 'editing' }) &&
        estado.context.cambio === null &&
        estado.context.caso?.estado.id !== 3
          ? [{ type: 'novedades', cambio: comentarioAjeno(estado.context) }]
          : [],
      hacer: async ({ page, otroComenta }) => {
        await otroComenta();
        await page.clock.fastForward(INTERVALO_NOVEDADES_MS);
      },
    },
    casoPerdido: {
      cuando: (estado) =>
        enReposo(estado) && [1, 2, 4].includes(estado.context.caso?.estado.id ?? 0)
          ? [{ type: 'casoPerdido', failure: sinPermiso }]
          : [],
      hacer: async ({ page, otroSeLoLleva }) => {
        await otroSeLoLleva();
        await page.clock.fastForward(INTERVALO_NOVEDADES_MS);
      },
    },
    conexionRestablecida: {
      // One thing at a time: work that is sent again while the case is fetched is refused by chance or not.
      cuando: (estado) => {
        const { enviado, textos, failure, sinCaso, cambio } = estado.context;
        const falla =
          cambio === null &&
          libre(estado) &&
          estado.matches({ trabajo: 'failed' }) &&
          enviado === textos &&
          sePasa(failure);
        const atraso = enReposo(estado) && cambio?.cambios.length === 0;
        return falla || atraso || (estado.matches({ vida: 'failed' }) && sePasa(sinCaso))
          ? [{ type: 'conexionRestablecida' }]
          : [];
      },
      hacer: volverElServicio,
    },
    casoTraido: INTERNO,
    'hecho.comentar': INTERNO,
    'hecho.adjuntar': INTERNO,
    'hecho.tomar': INTERNO,
    'hecho.escalar': INTERNO,
    'hecho.solicitarAutorizacion': INTERNO,
    'hecho.autorizar': INTERNO,
    'hecho.noAutorizar': INTERNO,
    'hecho.cerrar': INTERNO,
  },
  actores: {
    traerCaso: {
      contesta: {
        cuando: (estado): readonly CasoTraido[] =>
          estado.context.caso === null ? ESTADOS.map((id) => traido(casoEn(id))) : [casoDelServidor(estado.context)],
        hacer: async ({ compuerta }) => (await compuerta.detenida(DETALLE)).pasar(),
      },
      falla: {
        cuando: (estado) => (estado.matches({ trabajo: 'conflict' }) ? [] : [sinServicio]),
        hacer: async ({ compuerta }) => (await compuerta.detenida(DETALLE)).rechazar(503, sinServicio.texto),
      },
    },
    vigilarConexion: {
      contesta: { nadie: 'Who watches the connection never ends by himself.' },
      falla: { nadie: 'Who watches the connection only listens, and does not fail.' },
    },
    enviarTrabajo: {
      contesta: { nadie: 'What sends the work reports its end by events, and never ends by itself.' },
      falla: { nadie: 'What sends the work turns every failure into `envioFallido` or `envioEnConflicto`.' },
    },
    vigilarCaso: {
      contesta: { nadie: 'Who watches the case never ends by himself.' },
      falla: { nadie: 'Who watches the case asks again after a failure, and does not fail himself.' },
    },
  },
} as const satisfies Gestos<typeof casoMachine, MesaCaso>;

/** Transitions whose event has a gesture, but which nobody can cause. */
export const EXCUSAS_CASO = {
  'sending · escribir → (stays)': 'The fields are read-only while a work is sent: the walks look at that every time.',
  'caso.trabajo.editing.idle · (always) [tocaMantenimiento] → caso.trabajo.sending.escalating':
    'Follows a restaurant invoice, which no screen makes before the invoices exist.',
} as const;
