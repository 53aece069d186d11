import type { LinkProps } from '@tanstack/react-router';
import { matchSorter } from 'match-sorter';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { dayOf, invoiceDay, shortDate } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { LecturaDeBusqueda } from '#domain/escritorio/busqueda';
import type { ClienteHallado, Hallazgo, TipoHallazgo } from '#domain/escritorio/hallazgo';
import { FACTURAR } from '#domain/facturas/actosDeFactura';
import type { Sesion } from '#domain/personas/sesion';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { menuFor } from '../../app/menu.ts';
import { STATE_COLORS } from '../../casos/looks.ts';
import { invoiceColor } from '../../ui/invoiceStates.ts';
import type { ChipColor } from '../../ui/StatusChip.tsx';
import { shownVoucherState } from '../../ui/voucherStates.ts';

/** The place in the app to which an entry leads. */
export type Target = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** How the search begins: with a text, as the first keys or a code that was scanned, whose record opens `now` as if Enter was pressed. */
export interface Opening {
  readonly text: string;
  readonly now: boolean;
}

/** A line of the search: a record, a page or a command. */
export interface Entry {
  /** No other line has it. */
  readonly value: string;
  readonly group: string;
  readonly text: string;
  /** The facts that tell it from others of its kind. */
  readonly detail: readonly string[];
  readonly state: { readonly text: string; readonly color: ChipColor } | null;
  readonly goes:
    | Target
    | { readonly nuevoCaso: { readonly celular: string | null } }
    | { readonly tienda: number }
    | { readonly facturar: ClaveOperacion };
}

const GROUPS = { caso: 'Casos', vale: 'Vales', venta: 'Operaciones', factura: 'Facturas' } as const satisfies Record<
  TipoHallazgo,
  string
>;

const ALL_OF = {
  caso: 'Ver todos los casos',
  vale: 'Ver todos los vales',
  venta: 'Ver todas las operaciones',
  factura: 'Ver todas las facturas',
} as const satisfies Record<TipoHallazgo, string>;

/** The line of a record that was found. */
export function entryOf(found: Hallazgo, now: Date): Entry {
  const group = GROUPS[found.tipo];
  switch (found.tipo) {
    case 'caso': {
      const { id, datosCliente, subCategoria, tienda, estado, fechaCreacion } = found.caso;
      return {
        ...{ value: `caso ${id}`, group, text: `Caso ${id}` },
        detail: [datosCliente.nombre, dayOfMoment(fechaCreacion), subCategoria.nombre, tienda.nombre],
        state: { text: estado.nombre, color: STATE_COLORS[estado.id] },
        goes: { to: '/administracion/casos/$id', params: { id: String(id) } },
      };
    }
    case 'vale': {
      const { id, folio, cliente, total, tienda, fechaCreacion } = found.vale;
      return {
        ...{ value: `vale ${id}`, group, text: `Vale ${folio}` },
        detail: [
          ...(cliente === null ? [] : [cliente.nombre]),
          ...[dayOfMoment(fechaCreacion), showPesos(total), tienda.nombre],
        ],
        state: shownVoucherState(found.vale, now),
        goes: { to: '/vales/$id', params: { id: String(id) } },
      };
    }
    case 'venta': {
      const { tienda, operacion, cliente, fechaOperacion, totalOperacion } = found.venta;
      const day = dayOfMoment(fechaOperacion);
      return {
        ...{ value: `venta ${tienda.cvetda}/${operacion}`, group, text: `Operación ${operacion}` },
        detail: [tienda.nombre, day, ...(cliente === null ? [] : [cliente]), showPesos(totalOperacion)],
        state: null,
        goes: { to: '/valida-operacion', search: { tienda: tienda.cvetda, operacion } },
      };
    }
    case 'factura': {
      const { id, nombre, fecha, total, estado } = found.factura;
      return {
        ...{ value: `factura ${id}`, group, text: `Factura ${serieFolio(found.factura)}` },
        detail: [nombre, invoiceDay(fecha), showPesos(total)],
        state: { text: estado.nombre, color: invoiceColor(estado) },
        goes: { to: '/facturas/$id', params: { id: String(id) } },
      };
    }
  }
}

function dayOfMoment(instant: string): string {
  return shortDate(dayOf(new Date(instant)));
}

/** The lines of customers; where there are more the heading says how to find them, since they have no list. */
export function customerEntries(clientes: readonly ClienteHallado[], hayMas: boolean): readonly Entry[] {
  const group = hayMas ? 'Clientes: hay más, escriba también un apellido' : 'Clientes';
  return clientes.map(({ numiden, nombre }) => ({
    ...{ value: `cliente ${numiden}`, group, text: nombre, detail: [`Cliente ${numiden}`], state: null },
    goes: { to: '/clientes/$id', params: { id: String(numiden) } },
  }));
}

/** The lines of the lists that go on where more of a kind were found than are shown; none for a kind whose list cannot be asked so. */
export function moreOf(tipo: TipoHallazgo, read: LecturaDeBusqueda, texto: string): readonly Entry[] {
  const search = searchOf(tipo, read, texto);
  if (search === null) return [];
  const to = {
    caso: '/administracion/casos',
    vale: '/vales',
    venta: '/valida-operacion',
    factura: '/facturas',
  } as const;
  return [
    {
      ...{
        value: `más ${tipo}`,
        group: GROUPS[tipo],
        text: ALL_OF[tipo],
        detail: [],
        state: null,
      },
      goes: { to: to[tipo], search } as Target,
    },
  ];
}

function searchOf(tipo: TipoHallazgo, read: LecturaDeBusqueda, texto: string): Target['search'] | null {
  const { nombre, telefono, numero, rfc, factura } = read;
  switch (tipo) {
    case 'caso':
      if (nombre !== null) return { cliente: nombre };
      return telefono === null ? (numero === null ? null : { operacion: numero }) : { telefono };
    case 'vale':
      return nombre === null ? null : { cliente: nombre };
    case 'venta':
      return { por: 'venta', buscar: texto };
    case 'factura':
      if (nombre !== null) return { cliente: nombre };
      return rfc === null ? (factura === null ? null : { folio: serieFolio(factura) }) : { rfc };
  }
}

/** The line that looks an operation up at the person's own store, also where only the chain's sales system knows it. */
export function operationEntry(
  { numero }: LecturaDeBusqueda,
  found: readonly Hallazgo[],
  person: Sesion,
): readonly Entry[] {
  const { id: tienda, nombre } = person.tienda;
  const isFound = found.some((one) => one.tipo === 'venta' && one.venta.tienda.cvetda === tienda);
  if (numero === null || isFound || !hasPermission(person.permisos, PERMISSION_GROUPS.operaciones)) return [];
  return [
    {
      ...{ value: 'validar', group: 'Acciones', text: `Validar la operación ${numero}`, detail: [nombre], state: null },
      goes: { to: '/valida-operacion', search: { tienda, operacion: numero } },
    },
  ];
}

/** The lines that invoice the sales of a number; of several stores that of the person comes first. */
export function invoicingEntries(
  numero: string,
  found: readonly Hallazgo[],
  { tienda: own }: Sesion,
  now: Date,
): readonly Entry[] {
  const sales = found.flatMap((one) =>
    one.tipo === 'venta' && one.venta.operacion === Number(numero) ? [{ one, tienda: one.venta.tienda.cvetda }] : [],
  );
  return sales
    .toSorted((a, b) => Number(b.tienda === own.id) - Number(a.tienda === own.id))
    .map(({ one, tienda }) => ({
      ...entryOf(one, now),
      value: `facturar ${tienda}/${numero}`,
      group: 'Acciones',
      text: `${FACTURAR.nombre} la operación ${numero}`,
      goes: { facturar: { tienda, operacion: Number(numero) } },
    }));
}

/** The case of who calls from a phone that nobody has; none while anything is found, or for who opens no cases. */
export function callerEntry(
  { telefono }: LecturaDeBusqueda,
  found: readonly Hallazgo[],
  { permisos }: Sesion,
): readonly Entry[] {
  if (telefono === null || found.length > 0 || !hasPermission(permisos, ['crearCaso'])) return [];
  const text = 'Nuevo Caso con este teléfono';
  const goes = { nuevoCaso: { celular: telefono } };
  return [{ value: 'nuevo caso con teléfono', group: 'Acciones', text, detail: [telefono], state: null, goes }];
}

/** The facts from which the commands follow: who types, and in which other stores that person may work. */
interface Surroundings {
  readonly person: Sesion;
  readonly producto: string;
  readonly stores: readonly { readonly cvetda: number; readonly nombre: string }[];
}

/** A chain has hundreds of stores; who wants one of them types more of its name. */
const MAX_COMMANDS = 8;

/** The pages and commands that a text names, of those that the person may use; the best match first, none for no text. */
export function commandsOf(typed: string, { person: { permisos }, producto, stores }: Surroundings): readonly Entry[] {
  if (typed.trim() === '') return [];
  const pages = menuFor(permisos, producto).flatMap(({ titulo, entradas }) =>
    entradas.map(({ texto, a }): Entry => {
      return { value: `ir ${a}`, group: 'Ir a', text: texto, detail: [titulo], state: null, goes: { to: a } };
    }),
  );
  const account: Entry = {
    ...{ value: 'ir cuenta', group: 'Ir a', text: 'Mi cuenta', detail: [], state: null, goes: { to: '/mi-cuenta' } },
  };
  const newCase: Entry = {
    ...{ value: 'nuevo caso', group: 'Acciones', text: 'Nuevo Caso', detail: [], state: null },
    goes: { nuevoCaso: { celular: null } },
  };
  const elsewhere = stores.map(({ cvetda, nombre }): Entry => {
    const text = `Cambiar a ${nombre}`;
    return {
      value: `tienda ${cvetda}`,
      group: 'Cambiar de tienda',
      text,
      detail: [],
      state: null,
      goes: { tienda: cvetda },
    };
  });
  const all = [...(hasPermission(permisos, ['crearCaso']) ? [newCase] : []), ...pages, account, ...elsewhere];
  const keys = ['text', ({ group, goes }: Entry) => (typeof goes === 'object' && 'tienda' in goes ? group : '')];
  return matchSorter(all, typed, { keys, threshold: matchSorter.rankings.WORD_STARTS_WITH }).slice(0, MAX_COMMANDS);
}
