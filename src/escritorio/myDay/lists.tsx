import { useQuery } from '@tanstack/react-query';
import { type LinkOptions, linkOptions, useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { showPesos } from '#domain/common/money';
import type { Seguido } from '#domain/common/seguimientos';
import type { Devuelto } from '#domain/escritorio/miDia';
import type { Sesion } from '#domain/personas/sesion';
import { type CaseSearch, caseList } from '../../casos/list/caseList.ts';
import { colorChange, someLostColor } from '../../casos/list/lightTimes.ts';
import { caseLink } from '../../casos/lists.ts';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { age } from '../../ui/age.ts';
import { FOLLOWED } from '../../ui/following/Following.tsx';
import type { ListPlace, PlaceSearch } from '../../ui/list/place.ts';
import { SHORT_LIST, type ShortLine, ShortList } from '../../ui/list/ShortList.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { sentenceCase } from '../../ui/shortNames.ts';
import { TRAFFIC_LIGHTS } from '../../ui/trafficLights.ts';
import { voucherLink } from '../../vales/lists.ts';
import { entryOf } from '../finder/entries.ts';
import { inOneLine, usePending, type Waiting, waitingForPerson } from '../porAutorizar/pending.ts';
import { placeOfDraft } from './draftPlaces.ts';

/** When it is, and whom a list tells that its reading is answered. */
export interface ListProps {
  readonly now: Date;
  readonly onAnswered: () => void;
}

/** The open cases in the person's charge, as the list of cases finds and orders them. */
const MINE = { mios: true, abiertos: true, orden: 'porVencer' } as const satisfies CaseSearch;

/** The cases in the person's charge: first those that lose their colour soonest. */
export function InMyCharge({ now, onAnswered }: ListProps) {
  const person = usePerson();
  const reading = useQuery({ ...caseList.readPage(MINE, 1, SHORT_LIST), select: caseList.answer });
  const { data, refetch } = reading;
  const rows = data?.rows ?? [];
  const lost = someLostColor(rows, now);
  const askAnew = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (lost) askAnew();
  }, [lost]);
  const place = placeIn('miDia', MINE, person, rows);
  return (
    <ShortList
      title="A mi cargo"
      empty="No tiene casos abiertos a su cargo."
      all={linkOptions({ to: '/administracion/casos', search: MINE })}
      total={data?.total ?? 0}
      reading={reading}
      onAnswered={onAnswered}
      lines={rows.map((caso): ShortLine => {
        const { id, datosCliente, semaforo, subCategoria, estado } = caso;
        const light = semaforo === null ? null : TRAFFIC_LIGHTS[semaforo];
        return {
          key: String(id),
          goes: opened(caseLink(id), place),
          text: `${id} · ${datosCliente.nombre}`,
          below: sentenceCase(subCategoria.nombre),
          side: <StatusChip color={light?.color ?? 'gris'}>{light?.texto ?? estado.nombre}</StatusChip>,
          when: colorChange(caso, now)?.whole ?? '',
        };
      })}
    />
  );
}

/** The requests of others that the person may decide, the oldest first. */
export function MyDecisions({ now, onAnswered }: ListProps) {
  const person = usePerson();
  const { pending, reading } = usePending(person.permisos);
  const waiting = useMemo(() => inOneLine(pending).filter(({ request }) => !request.propia), [pending]);
  const rows = waiting.slice(0, SHORT_LIST);
  const cases = rows.flatMap((one) => (one.kind === 'caso' ? [{ id: one.request.idCaso }] : []));
  const vouchers = rows.flatMap((one) => (one.kind === 'vale' ? [{ id: one.request.id }] : []));
  // The records beside one are of its own kind: each kind has a page of its own.
  const ofCases = placeIn('miDiaPorAutorizar', {}, person, cases);
  const ofVouchers = placeIn('miDiaPorAutorizar', {}, person, vouchers);
  return (
    <ShortList
      title="Esperan mi decisión"
      empty="Nada espera su decisión."
      all={linkOptions({ to: '/administracion/por-autorizar' })}
      total={waitingForPerson(pending)}
      reading={reading}
      onAnswered={onAnswered}
      lines={rows.map((one) => decisionLine(one, one.kind === 'caso' ? ofCases : ofVouchers, now))}
    />
  );
}

function decisionLine(waiting: Waiting, place: ListPlace, now: Date): ShortLine {
  const when = age(new Date(waiting.request.fecha), now);
  if (waiting.kind === 'caso') {
    const { idCaso, datosCliente, motivo } = waiting.request;
    return {
      ...{ key: `caso ${idCaso}`, goes: opened(caseLink(idCaso), place), when },
      text: `Caso ${idCaso} · ${datosCliente.nombre}`,
      below: motivo,
    };
  }
  const { id, folio, cliente, motivos, saldo } = waiting.request;
  return {
    ...{ key: `vale ${id}`, goes: opened(voucherLink(id), place), when },
    text: [`Vale ${folio}`, ...(cliente === null ? [] : [cliente.nombre])].join(' · '),
    below: motivos.join('; '),
    side: showPesos(saldo),
  };
}

/** The work that came back to the person: requests and vouchers that were not granted, the newest decision first. */
export function SentBack({ now, onAnswered }: ListProps) {
  const person = usePerson();
  const reading = useOwnWork();
  const rows = reading.data?.devueltos ?? [];
  const placeOf = (tipo: Devuelto['tipo']) =>
    placeIn(
      'miDiaDevueltos',
      {},
      person,
      rows.filter((one) => one.tipo === tipo),
    );
  const places = { caso: placeOf('caso'), vale: placeOf('vale') };
  return (
    <ShortList
      title="Me los devolvieron"
      empty="Nada de lo suyo se rechazó."
      reading={reading}
      onAnswered={onAnswered}
      lines={rows.map((one): ShortLine => {
        const { tipo, id, cliente, comentario, fecha } = one;
        const name = one.tipo === 'caso' ? `Caso ${id}` : `Vale ${one.folio}`;
        return {
          key: `${tipo} ${id}`,
          goes: opened(tipo === 'caso' ? caseLink(id) : voucherLink(id), places[tipo]),
          text: cliente === null ? name : `${name} · ${cliente}`,
          below: comentario === '' ? 'Sin comentario' : comentario,
          when: age(new Date(fecha), now),
        };
      })}
    />
  );
}

/** The work that the person began and has not finished: texts that were not saved, and vouchers that are being filled in. */
export function MyDrafts({ now, onAnswered }: ListProps) {
  const reading = useOwnWork();
  const { borradores = [], parciales = [] } = reading.data ?? {};
  const drafts = borradores.flatMap(({ clave, folio, fecha }) => {
    const place = placeOfDraft(clave, folio);
    return place === null ? [] : [{ ...place, key: clave, fecha }];
  });
  const vouchers = parciales.flatMap(({ id, folio, cliente, fecha }) => {
    const key = `vale.${id}`;
    // It stands there once, with what was not saved of it.
    if (borradores.some(({ clave }) => clave === key)) return [];
    const goes = linkOptions({ to: '/vales/nuevo', search: { vale: id } });
    return [{ key, goes, text: `Vale ${folio}`, below: cliente ?? 'Sin terminar', fecha }];
  });
  const inTurn = [...drafts, ...vouchers].toSorted((one, other) => Date.parse(other.fecha) - Date.parse(one.fecha));
  return (
    <ShortList
      title="Mis borradores"
      empty="No dejó nada sin terminar."
      reading={reading}
      onAnswered={onAnswered}
      lines={inTurn.map(({ fecha, ...line }) => ({ ...line, when: age(new Date(fecha), now) }))}
    />
  );
}

/** Reads the person's own work, once the drafts that the page before wrote are at the server. */
function useOwnWork() {
  const { drafts } = useRouteContext({ from: '/_app' });
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    let over = false;
    void drafts.settled().then(() => {
      if (!over) setSent(true);
    });
    return () => {
      over = true;
    };
  }, [drafts]);
  const { data, error, isFetching, refetch } = useQuery({ ...query('miDia', {}), enabled: isSent });
  return { data, error, isFetching, refetch };
}

/** The records that the person follows, the one that was begun last first. */
export function Followed({ onAnswered }: ListProps) {
  const person = usePerson();
  const reading = useQuery(FOLLOWED);
  const rows = reading.data?.seguidos ?? [];
  const placeOf = (kind: Seguido['entidad']) => {
    const ids = rows.filter(({ entidad }) => entidad === kind).map(({ idEntidad }) => ({ id: idEntidad }));
    return placeIn('miDiaSeguidos', {}, person, ids);
  };
  const places = { caso: placeOf('caso'), vale: placeOf('vale') };
  return (
    <ShortList
      title="Lo que sigo"
      empty="No sigue ningún caso ni vale. Se siguen con «Seguir», en su página."
      reading={reading}
      onAnswered={onAnswered}
      lines={rows.map(
        ({ entidad, idEntidad, nombre, detalle, estado }): ShortLine => ({
          key: `${entidad} ${idEntidad}`,
          goes: opened(entidad === 'caso' ? caseLink(idEntidad) : voucherLink(idEntidad), places[entidad]),
          text: `${entidad === 'caso' ? 'Caso' : 'Vale'} ${nombre}`,
          below: entidad === 'caso' ? sentenceCase(detalle) : detalle,
          side: <StatusChip color="gris">{estado}</StatusChip>,
        }),
      )}
    />
  );
}

/** The records that the person opened last, whatever they are. */
export function LastOpened({ now, onAnswered }: ListProps) {
  const reading = useQuery(query('recientes', {}));
  const rows = (reading.data ?? []).slice(0, SHORT_LIST);
  return (
    <ShortList
      title="Lo último que abrí"
      empty="Aquí estarán los casos, vales, operaciones y facturas que abra."
      reading={reading}
      onAnswered={onAnswered}
      lines={rows.map((found): ShortLine => {
        const { value, text, detail, state, goes } = entryOf(found, now);
        return {
          key: value,
          goes: goes as LinkOptions,
          text,
          below: [...(state === null ? [] : [state.text]), ...detail].join(' · '),
        };
      })}
    />
  );
}

/** The place of a record in a list of the home page. */
function placeIn(
  list: string,
  search: PlaceSearch,
  { numiden }: Sesion,
  rows: readonly { readonly id: number }[],
): ListPlace {
  return { list, search, ids: rows.map(({ id }) => id), person: numiden, isBehind: true };
}

/** The way to a record that knows then the way back, and on to the others that stood there. */
function opened(link: LinkOptions, place: ListPlace): LinkOptions {
  return { ...link, state: { place } };
}
