import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { ESTADOS_CASO } from '#domain/vidaCaso';
import type { casoMachine } from '#machines/caso.machine';
import type { Trabajo } from '#machines/caso.types';
import { contextoDe, loEscrito } from './caso.lectura.ts';
import type { MesaCaso } from './caso.mundo.ts';
import type { Vista } from './conducir.ts';
import type { HojasDe } from './gestos.ts';

const VENTANAS = {
  escalar: 'Escalar caso',
  solicitarAutorizacion: 'Solicitar autorización',
  autorizar: 'Autorizar o no autorizar',
  noAutorizar: 'Autorizar o no autorizar',
  cerrar: 'Cerrar caso',
} as const satisfies Partial<Record<Trabajo, string>>;

/** Where on the page a work is written, sent, and told of when it was not saved. */
export const lugarDe = ({ page, pantalla }: MesaCaso, trabajo: Trabajo): Locator => {
  if (trabajo === 'comentar') return pantalla.historia;
  if (trabajo === 'adjuntar') return pantalla.anexos;
  if (trabajo === 'tomar' || trabajo === 'escalarAMantenimiento') return page.locator('main');
  return pantalla.ventana(VENTANAS[trabajo]).dialogo;
};

const campoDe = ({ pantalla }: MesaCaso, trabajo: Trabajo): Locator =>
  trabajo === 'comentar'
    ? pantalla.historia.getByLabel('Comentario', { exact: true })
    : pantalla.ventana(VENTANAS[trabajo as keyof typeof VENTANAS]).dialogo.locator('textarea');

const seEscribe = (trabajo: Trabajo): boolean => trabajo === 'comentar' || trabajo in VENTANAS;

/** Letter for letter what the page says when a work was not saved. */
const FALLO: { readonly [T in Trabajo]: string } = {
  comentar: 'No se guardó el comentario.',
  adjuntar: 'No se guardaron los anexos.',
  tomar: 'No se pudo tomar el caso.',
  escalar: 'No se pudo escalar el caso.',
  solicitarAutorizacion: 'No se pudo solicitar la autorización.',
  autorizar: 'No se guardó la autorización.',
  noAutorizar: 'No se guardó la decisión.',
  cerrar: 'No se pudo cerrar el caso.',
  escalarAMantenimiento: 'No se pudo escalar el caso a MANTENIMIENTO FACTURA.',
};

/** The buttons that a person with every permission finds, by state of the case. */
const enEstado =
  (estado: keyof typeof ESTADOS_CASO, botones: readonly string[]): Vista<MesaCaso> =>
  async ({ pantalla }) => {
    await expect(pantalla.resumen).toContainText(ESTADOS_CASO[estado]);
    await expect(pantalla.acciones.locator('button')).toContainText([...botones]);
    await expect(pantalla.acciones.locator('button')).toHaveCount(botones.length);
  };

const ABIERTO = ['Comentar', 'Adjuntar', 'Escalar', 'Solicitar autorización', 'Cerrar caso'] as const;
const POR_TOMAR = [...ABIERTO, /^(Tomar caso|Tomando\.\.\.)$/] as unknown as readonly string[];

const conVentana =
  (trabajo: keyof typeof VENTANAS): Vista<MesaCaso> =>
  async (mesa, contexto) => {
    const { dialogo } = mesa.pantalla.ventana(VENTANAS[trabajo]);
    await expect(dialogo).toBeVisible();
    await expect(campoDe(mesa, trabajo)).toBeEditable();
    await expect(campoDe(mesa, trabajo)).toHaveValue(loEscrito(contextoDe(contexto), trabajo));
    await expect(dialogo.locator('[aria-busy="true"]')).toHaveCount(0);
  };

/** What is sent is marked where it was asked for, and cannot be written on meanwhile. */
const enviando =
  (dice: string | RegExp): Vista<MesaCaso> =>
  async (mesa, contexto) => {
    const trabajo = contextoDe(contexto).trabajo ?? 'comentar';
    await expect(lugarDe(mesa, trabajo).getByText(dice).first()).toBeVisible();
    if (!seEscribe(trabajo)) return;
    await expect(campoDe(mesa, trabajo)).not.toBeEditable();
    await expect(campoDe(mesa, trabajo)).toHaveValue(loEscrito(contextoDe(contexto), trabajo));
  };

const loEscritoSigueAhi = async (mesa: MesaCaso, contexto: unknown, trabajo: Trabajo): Promise<void> => {
  if (seEscribe(trabajo)) {
    await expect(campoDe(mesa, trabajo)).toHaveValue(loEscrito(contextoDe(contexto), trabajo));
  } else if (trabajo === 'adjuntar') await expect(mesa.pantalla.anexos).toContainText('ticket.pdf');
};

const avisoDeCambio = ({ page }: MesaCaso): Locator =>
  page.getByText(/^(Este caso cambió:|Lo último de este caso no se pudo traer\.)/);

/** What a person sees in each state of a case, region by region. */
export const vistasCaso = {
  'vida.loading': ({ page }) => expect(page.locator('main').getByText('Cargando el caso...')).toBeVisible(),
  'vida.failed': async ({ page, pantalla }, contexto) => {
    const { sinCaso } = contextoDe(contexto);
    await expect(pantalla.historia).toHaveCount(0);
    if (sinCaso?.tipo === 'noDisponible') {
      await expect(page.getByRole('alert').filter({ hasText: sinCaso.texto })).toBeVisible();
      await expect(page.locator('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
    } else {
      await expect(page.locator('main').getByText(/No tiene permiso/)).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: 'Ver los casos' })).toBeVisible();
    }
  },
  'vida.nuevo': enEstado(1, POR_TOMAR),
  'vida.enProceso': enEstado(2, ABIERTO),
  'vida.solucionada': enEstado(3, []),
  'vida.escalado': enEstado(4, POR_TOMAR),
  'vida.pendiente': (mesa, contexto, paso) => {
    // A request that was just sent has not come back with its author: until then nobody is offered to decide it.
    const pedida = contextoDe(contexto).caso?.datosAutorizacion ?? null;
    const decidir = pedida === null ? [] : ['Autorizar / No autorizar'];
    return enEstado(5, ['Comentar', 'Adjuntar', 'Cerrar caso', ...decidir])(mesa, contexto, paso);
  },
  'vida.recolecta': enEstado(6, POR_TOMAR),

  'trabajo.editing.idle': async (mesa, contexto) => {
    const { caso, textos } = contextoDe(contexto);
    await expect(mesa.page.getByRole('dialog')).toHaveCount(0);
    if (caso === null) return;
    const caja = campoDe(mesa, 'comentar');
    if (caso.estado.id === 3 && textos.comentario === '') return expect(caja).toHaveCount(0);
    // A solved case takes no comment; one that was being written stays to be read.
    if (caso.estado.id === 3) await expect(caja).not.toBeEditable();
    else await expect(caja).toBeEditable();
    await expect(caja).toHaveValue(textos.comentario);
  },
  'trabajo.editing.escalation': conVentana('escalar'),
  'trabajo.editing.request': conVentana('solicitarAutorizacion'),
  'trabajo.editing.decision': conVentana('autorizar'),
  'trabajo.editing.closure': conVentana('cerrar'),
  'trabajo.sending.commenting': enviando('Guardando...'),
  'trabajo.sending.attaching': async (mesa, contexto) => {
    await expect(mesa.pantalla.anexos.getByRole('progressbar', { name: 'Envío de anexos' })).toBeVisible();
    if (contextoDe(contexto).avance === 1) await expect(mesa.pantalla.anexos.getByText('Guardando...')).toBeVisible();
  },
  'trabajo.sending.taking': enviando('Tomando...'),
  'trabajo.sending.escalating': enviando('Escalando...'),
  'trabajo.sending.requesting': enviando('Solicitando...'),
  'trabajo.sending.authorizing': enviando('Guardando...'),
  'trabajo.sending.closing': enviando('Cerrando...'),
  'trabajo.failed': async (mesa, contexto) => {
    const { trabajo, failure } = contextoDe(contexto);
    if (trabajo === null) throw new Error('Something failed, and the chart does not say what.');
    const lugar = lugarDe(mesa, trabajo);
    await expect(lugar.getByText(FALLO[trabajo])).toBeVisible();
    await expect(lugar.getByText(failure?.texto ?? 'a reason').first()).toBeVisible();
    await expect(lugar.getByRole('button', { name: 'Reintentar', exact: true }).first()).toBeEnabled();
    await loEscritoSigueAhi(mesa, contexto, trabajo);
  },
  'trabajo.conflict': async (mesa, contexto) => {
    const { trabajo } = contextoDe(contexto);
    if (trabajo === null) throw new Error('A conflict, and the chart does not say over what.');
    const lugar = lugarDe(mesa, trabajo);
    await expect(lugar.getByText(FALLO[trabajo])).toBeVisible();
    await expect(lugar.getByText('Mientras usted trabajaba:')).toBeVisible();
    await expect(lugar.getByText('Laura Méndez Castillo agregó un comentario').first()).toBeVisible();
    await expect(lugar.getByRole('button', { name: 'Seguir editando' }).first()).toBeEnabled();
    await loEscritoSigueAhi(mesa, contexto, trabajo);
  },

  'vigilancia.current': (mesa) => expect(avisoDeCambio(mesa)).toHaveCount(0),
  'vigilancia.stale': async (mesa, _contexto, { nodes }) => {
    // A stale save says it where it was refused, and once is enough.
    if (nodes.includes('caso.trabajo.conflict')) return expect(avisoDeCambio(mesa)).toHaveCount(0);
    await expect(avisoDeCambio(mesa).first()).toBeVisible();
    await expect(mesa.page.getByRole('button', { name: 'Ver cambios' }).first()).toBeEnabled();
  },
  'vigilancia.refreshing': async ({ compuerta, pantalla }) => {
    await expect.poll(() => compuerta.esperan(/caso\/detalle\/\d+$/), 'the case is asked for').toBe(true);
    // What there is stays on screen until the new state comes.
    await expect(pantalla.resumen).toBeVisible();
  },
} as const satisfies Readonly<Record<HojasDe<typeof casoMachine>, Vista<MesaCaso>>>;
