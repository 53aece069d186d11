import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  BUSQUEDA_TODO_TEXTS,
  esExacto,
  leerTexto,
  nadaHallado,
  operacionPorFacturar,
} from '#domain/escritorio/busqueda';
import type { Hallazgo } from '#domain/escritorio/hallazgo';
import { puedeAbrirCasoDeFactura } from '#domain/facturas/actosDeFactura';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { useNow } from '../../ui/useNow.ts';
import {
  callerEntry,
  commandsOf,
  customerEntries,
  type Entry,
  entryOf,
  invoicingEntries,
  moreOf,
  operationEntry,
} from './entries.ts';

/** How the record of a text is opened. */
interface Ways {
  readonly onGo: (entry: Entry) => void;
  /** An awaited answer has no one record: none, or several to choose from. */
  readonly onMany: () => void;
  /** That of the first text opens without being asked for. */
  readonly now: boolean;
}

/** The lines for a text, and how the search stands. Enter before the answer is there waits for it, and opens its one exact record. */
export function useEntries(typed: string, { onGo, onMany, now: openNow }: Ways) {
  const { configuracion } = useRouter().options.context;
  const person = usePerson();
  const now = useNow();
  const toInvoice = puedeAbrirCasoDeFactura(person.permisos) ? operacionPorFacturar(typed) : null;
  // Of what is asked to be invoiced the sale is looked up.
  const sought = toInvoice ?? typed;
  const search = useSearch(sought);
  const recent = useQuery({ ...query('recientes', {}), enabled: typed.trim() === '' });
  const [awaited, setAwaited] = useState<string | null>(openNow ? typed.trim() : null);
  const { answer, shown, read } = search;

  const { data: stores = NONE } = useQuery(query('tiendasPropias', {}));
  const commands = useMemo(() => {
    const others = stores.filter(({ cvetda }) => cvetda !== person.tienda.id);
    return commandsOf(typed, { person, producto: configuracion.producto, stores: others });
  }, [typed, person, configuracion, stores]);
  const entries = useMemo(() => {
    if (typed.trim() === '') {
      return (recent.data ?? []).map((found) => ({ ...entryOf(found, now), group: 'Lo último que abrió' }));
    }
    // The lines are of the text that was asked, until those of the new one are there.
    const readOf = leerTexto(search.asked);
    if (shown === null || readOf === null) return commands;
    const exactly = (one: Hallazgo) => Number(esExacto(one, readOf));
    const found = shown.hallazgos.toSorted((one, other) => exactly(other) - exactly(one));
    return [
      ...commands,
      ...customerEntries(shown.clientes, shown.hayMasClientes),
      ...(toInvoice === null ? [] : invoicingEntries(toInvoice, shown.hallazgos, person, now)),
      ...found.map((one) => entryOf(one, now)),
      ...shown.hayMas.flatMap((tipo) => moreOf(tipo, readOf, search.asked)),
      // An older text's answer does not say that nobody has this one.
      ...(search.isOlder
        ? []
        : [
            ...(shown.clientes.length === 0 ? callerEntry(readOf, shown.hallazgos, person) : []),
            ...operationEntry(readOf, shown.hallazgos, person),
          ]),
    ];
  }, [typed, toInvoice, recent.data, shown, commands, search.asked, search.isOlder, person, now]);

  const open = useEffectEvent(() => {
    if (answer === null || read === null) return;
    setAwaited(null);
    if (toInvoice !== null) {
      const [act, ...acts] = invoicingEntries(toInvoice, answer.hallazgos, person, now);
      return act !== undefined && acts.length === 0 ? onGo(act) : onMany();
    }
    const exact = answer.hallazgos.filter((found) => esExacto(found, read));
    const some = (exact.length > 0 ? exact : answer.hallazgos).map((one) => entryOf(one, now));
    const customers = exact.length > 0 ? [] : customerEntries(answer.clientes, answer.hayMasClientes);
    const [only, ...others] = [...customers, ...some];
    if (only !== undefined && others.length === 0 && !answer.hayMasClientes) onGo(only);
    else onMany();
  });
  const isAwaited = awaited !== null && awaited === typed.trim() && answer !== null;
  useEffect(() => {
    if (isAwaited) open();
  }, [isAwaited]);

  const { error, isFetching } = search.reading;
  const waits = typed.trim() !== '' && read !== null && answer === null;
  return {
    entries,
    failure: waits && error !== null && !isFetching ? error.texto : null,
    status: statusOf(sought, {
      waits,
      found: (answer?.hallazgos.length ?? 0) + (answer?.clientes.length ?? 0),
      others: entries.length,
    }),
    /** Asks for the text at once where it was not answered yet. @returns whether it was not. */
    askNow: (): boolean => {
      if (!waits || commands.length > 0) return false;
      setAwaited(typed.trim());
      search.now();
      return true;
    },
  };
}

const NONE: readonly never[] = [];

function statusOf(
  typed: string,
  { waits, found, others }: { readonly waits: boolean; readonly found: number; readonly others: number },
): string {
  if (typed.trim() === '') return BUSQUEDA_TODO_TEXTS.queBusca;
  if (waits) return 'Buscando…';
  if (found > 0) return found === 1 ? '1 resultado' : `${found} resultados`;
  return others > 0 && nadaHallado(typed) === BUSQUEDA_TODO_TEXTS.queBusca ? '' : nadaHallado(typed);
}

/** A pause so long is no pause between two keys, in milliseconds; a name is longer, and its beginnings find much. */
const PAUSE_MS = { number: 200, name: 450 } as const;

/** The search of everything for what stands in its field. A text is asked for after a pause, or at once by `now`. */
function useSearch(typed: string) {
  const [asked, setAsked] = useState('');
  const text = typed.trim();
  const read = leerTexto(text);
  const isName = read?.nombre != null;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), isName ? PAUSE_MS.name : PAUSE_MS.number);
    return () => clearTimeout(timer);
  }, [text, isName]);
  const wanted = asked !== '' && leerTexto(asked) !== null;
  const reading = useQuery({
    ...query('buscarTodo', { cuerpo: { texto: asked } }),
    enabled: wanted && text !== '',
    placeholderData: keepPreviousData,
  });
  const isOfText = asked === text && !reading.isPlaceholderData && !reading.isFetching;
  return {
    read,
    asked,
    reading,
    /** The answer is to the text that stands there now. */
    answer: wanted && isOfText ? (reading.data ?? null) : null,
    shown: wanted && text !== '' ? (reading.data ?? null) : null,
    /** The lines that are shown answer a text before the one that was asked. */
    isOlder: reading.isPlaceholderData,
    now: () => {
      setAsked(text);
      if (asked === text && reading.error !== null) void reading.refetch();
    },
  };
}
