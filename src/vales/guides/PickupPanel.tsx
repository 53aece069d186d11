import { Card, Flex } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { LineaMarcada } from '#domain/avanceRecolecta';
import { articulosEsperados, avanceRecolecta, lineasSinProgramar, planRecolecta } from '#domain/avanceRecolecta';
import { hasPermission } from '#domain/permisos';
import type { Recolecta } from '#domain/recolectas';
import type { Vale } from '#domain/vales';
import { ESTADO_VALE } from '#domain/vidaVale';
import type { RecolectaRef } from '#machines/recolecta.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { newKey } from '../../data/uniqueKey.ts';
import { parseSent } from '../../data/useDraft.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { regainFocus } from '../../ui/works/focus.ts';
import { addressDraftKey } from './AddressDialog.tsx';
import { CollectedQuestion } from './CollectedQuestion.tsx';
import { connectPickup } from './connectPickup.ts';
import { PickupCard } from './PickupCard.tsx';
import { PickupStep } from './PickupStep.tsx';
import { Scheduling, scheduleDraftKey } from './Scheduling.tsx';
import { usePickups } from './usePickups.ts';

/** What the page that fills the voucher in knows besides. */
export interface PickupOfMaking {
  /** The lines as they are marked now. */
  readonly marcadas: readonly LineaMarcada[];
  readonly locked: boolean;
  /** Saves the voucher as partial. */
  readonly onSave: () => void;
  /** It was asked to go on with a date as soon as the voucher is saved; outlives the page of a new voucher. */
  readonly asked: { current: boolean };
}

interface Props {
  /** Null while it is not stored. */
  readonly vale: Vale | null;
  /** Left out where the voucher is only looked at. */
  readonly making?: PickupOfMaking;
}

/** The pickup of a voucher, from the marked line to the collected goods; nothing where no line is or was marked. */
export function PickupPanel(props: Props) {
  const { vale, making } = props;
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, scheduleDraftKey(vale?.id ?? 0));
  const addressDrafts = useDrafts(store, addressDraftKey(vale?.cliente?.numiden ?? 0));
  const isMarked =
    (making?.marcadas.length ?? 0) > 0 || (vale?.articulos.some(({ esRecolecta }) => esRecolecta) ?? false);
  const isOrdered = (vale?.recolectas.length ?? 0) > 0;
  if (!(isMarked || isOrdered) || drafts === null || addressDrafts === null) return null;
  return <Panel key={vale?.id ?? 0} {...props} drafts={drafts} addressDrafts={addressDrafts} />;
}

interface PanelProps extends Props {
  readonly drafts: PageDrafts;
  readonly addressDrafts: PageDrafts;
}

function Panel({ vale, making, drafts, addressDrafts }: PanelProps) {
  const { api, changes, sesion } = useRouteContext({ from: '/_app' });
  const session = useSelector(sesion, ({ context }) => context.sesion);
  const [{ connected, input }] = useState(() => {
    const sent = parseSent(drafts.get(scheduleDraftKey(vale?.id ?? 0)));
    return {
      connected: connectPickup({ api, changes, id: vale?.id ?? null }),
      input: {
        ...{ seed: newKey(), pedida: vale !== null && (making?.asked.current ?? false) },
        pendiente: sent === null ? {} : { attempt: { key: sent.clave, version: sent.version } },
      },
    };
  });
  const panel = useActorRef(connected, { input });
  const pickups = usePickups(vale);
  const place = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const stored = vale?.articulos.filter(({ esRecolecta }) => esRecolecta) ?? [];
  const { recolectas } = pickups;
  const isPartial = vale === null || vale.estado.id === ESTADO_VALE.parcial;
  const plan = isPartial ? planRecolecta(making?.marcadas ?? stored, stored, recolectas) : 'programada';
  useSeen(panel, vale, plan, recolectas);
  useAskPartial(panel, vale, making);
  useHeldFocus(plan, recolectas, place);

  const mayWork = session !== null && hasPermission(session.permisos, ['crearVale']);
  const work = useSelector(panel, ({ children }) => children.programacion as TrabajoUnicoRef | undefined);
  const marking = useSelector(panel, ({ children }) => children.recoleccion as TrabajoUnicoRef | undefined);
  const folio = useSelector(panel, ({ context }) => context.folio);
  const marked = recolectas.find(({ folioGuia }) => folioGuia === folio);
  const missing = new Set(lineasSinProgramar(stored, recolectas));
  const lineas = stored
    .filter(({ linea }) => missing.has(linea))
    .map(({ linea, cantidad, descripcion }) => ({ linea, texto: `${cantidad} × ${descripcion}` }));
  const focusAfter = () => place.current;
  return (
    <Card.Root as="section" aria-labelledby={id} display="grid" gap={3}>
      <Flex align="center" justify="space-between" gap={3}>
        <Card.Title as="h2" _focus={{ outline: 'none' }} id={id} ref={place} tabIndex={-1}>
          Recolecta
        </Card.Title>
        {vale !== null && (
          <Button size="sm" busy={pickups.isFetching} onClick={pickups.refetch}>
            Actualizar
          </Button>
        )}
      </Flex>
      {pickups.failure !== null && (
        <Note colorPalette="red" fontSize="sm" role="alert">
          {pickups.failure}
        </Note>
      )}
      <PickupStep
        panel={panel}
        lineas={lineas}
        making={making}
        mayWork={mayWork}
        hasCustomer={hasCustomer(vale)}
        isPartial={isPartial}
      />
      {recolectas.map((recolecta) => (
        <PickupCard
          key={recolecta.folioGuia}
          recolecta={recolecta}
          mayMark={mayWork}
          onMark={() => panel.send({ type: 'marcarRecolectado', folio: recolecta.folioGuia })}
        />
      ))}
      {work !== undefined && vale !== null && vale.cliente !== null && (
        <Scheduling
          {...{ panel, work, lineas, drafts, addressDrafts, focusAfter }}
          vale={vale.id}
          cliente={vale.cliente.numiden}
        />
      )}
      {marking !== undefined && marked !== undefined && (
        <CollectedQuestion
          panel={panel}
          work={marking}
          folio={marked.folioGuia}
          idArticulos={articulosEsperados(marked)}
          focusAfter={focusAfter}
        />
      )}
    </Card.Root>
  );
}

function hasCustomer(vale: Vale | null): boolean {
  return vale === null || vale.cliente !== null;
}

/** Tells the chart what the screen knows. */
function useSeen(
  panel: RecolectaRef,
  vale: Vale | null,
  plan: ReturnType<typeof planRecolecta>,
  recolectas: readonly Recolecta[],
): void {
  const version = vale?.version ?? null;
  const avance = avanceRecolecta(recolectas);
  useEffect(() => {
    panel.send({ type: 'valeALaVista', version, plan, avance });
  }, [panel, version, plan, avance]);
}

/** A step that is done takes its button away: who had the focus there goes on at the heading. */
function useHeldFocus(plan: string, recolectas: readonly Recolecta[], place: RefObject<HTMLElement | null>): void {
  const now = `${plan}.${avanceRecolecta(recolectas)}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    regainFocus(() => place.current);
  }, [now, place]);
}

/** The page saves the voucher when the chart asks for it, and remembers why: a new voucher gets a page of its own by that. */
function useAskPartial(panel: RecolectaRef, vale: Vale | null, making: PickupOfMaking | undefined): void {
  const latest = useRef(making);
  latest.current = making;
  const isNew = vale === null;
  useEffect(() => {
    if (!isNew && latest.current !== undefined) latest.current.asked.current = false;
    const asking = panel.on('guardarParcial', () => {
      if (latest.current === undefined) return;
      latest.current.asked.current = isNew;
      latest.current.onSave();
    });
    return () => asking.unsubscribe();
  }, [panel, isNew]);
}
