import { Card, Flex } from '@chakra-ui/react';
import { hashKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { hasPermission } from '#domain/common/permisos';
import { avanceRecolecta, type LineaMarcada, pasoRecolecta } from '#domain/vales/avanceRecolecta';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import { asFailure } from '../../api/failure.ts';
import { voucherKeys } from '../../guias/reads.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useNow } from '../../ui/useNow.ts';
import { FocusAfterSave, regainFocus } from '../../ui/works/focus.ts';
import type { WindowPage } from '../../ui/works/useRecordPage.ts';
import { decisionOnVoucher } from '../detail/life.ts';
import type { PickupWorks } from '../works.ts';
import { PickupCard } from './PickupCard.tsx';
import { PickupStep } from './PickupStep.tsx';
import { Scheduling, unscheduledLines } from './Scheduling.tsx';

/** The further facts of the page that fills the voucher in. */
export interface PickupOfMaking {
  /** The lines as they are marked now. */
  readonly marcadas: readonly LineaMarcada[];
  readonly locked: boolean;
  /** Saves the voucher as partial, to go on with a date. */
  readonly onSave: () => void;
}

interface Props {
  /** The page of the voucher. */
  readonly page: WindowPage<PickupWorks>;
  /** Null while it is not stored. */
  readonly vale: Vale | null;
  /** Left out where the voucher is only looked at. */
  readonly making?: PickupOfMaking;
}

const NOTHING = { articulos: [], recolectas: [] };

/** The pickup of a voucher, from the marked line to the collected goods; nothing where no line is or was marked. */
export function PickupPanel({ page, vale, making }: Props) {
  const { actor } = page.record;
  const isScheduling = useSelector(actor, ({ context }) => context.open === 'recolectar');
  const person = usePerson();
  const pickups = usePickups(vale);
  const now = useNow();
  const place = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { articulos, recolectas } = vale ?? NOTHING;
  const stored = articulos.filter(({ esRecolecta }) => esRecolecta);
  const marked = making?.marcadas ?? stored;
  const isPartial = vale === null || vale.estado.id === ESTADO_VALE.parcial;
  const paso = pasoRecolecta(isPartial ? marked : [], stored, recolectas);
  useHeldFocus(`${paso} ${avanceRecolecta(recolectas)}`, place);
  if (marked.length + stored.length + recolectas.length === 0) return null;

  const mayWork = hasPermission(person.permisos, ['crearVale']);
  const decision = vale === null ? null : decisionOnVoucher(vale, person, 'recolectar', now);
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
        paso={paso}
        lineas={vale === null ? [] : unscheduledLines(vale)}
        saving={making}
        onSchedule={() => actor.send({ type: 'abrir', trabajo: 'recolectar' })}
        mayWork={decision?.allowed === true}
        refused={decision === null || decision.allowed || decision.reason === 'person' ? null : decision.text}
        hasCustomer={vale === null || vale.cliente !== null}
        isPartial={isPartial}
      />
      <FocusAfterSave value={() => place.current}>
        {recolectas.map((recolecta) => (
          <PickupCard key={recolecta.folioGuia} recolecta={recolecta} mayMark={mayWork} />
        ))}
        {isScheduling && vale !== null && vale.cliente !== null && (
          <Scheduling page={page} vale={vale} cliente={vale.cliente.numiden} />
        )}
      </FocusAfterSave>
    </Card.Root>
  );
}

/** A step that is done takes its button away: who had the focus there goes on at the heading. */
function useHeldFocus(step: string, place: RefObject<HTMLElement | null>): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    regainFocus(() => place.current);
  }, [step, place]);
}

/** The way to ask how a voucher's pickups are by now. */
interface Pickups {
  readonly isFetching: boolean;
  /** Why they could not be read again, in words; null when they could. */
  readonly failure: string | null;
  readonly refetch: () => void;
}

/** Reads the pickups that a voucher names once more, in whichever way it is opened. */
function usePickups(vale: Vale | null): Pickups {
  const data = useQueryClient();
  const hashes = voucherKeys(vale?.id ?? 0).map(hashKey);
  const predicate = ({ queryHash }: { readonly queryHash: string }) => hashes.includes(queryHash);
  const isFetching = useIsFetching({ predicate }) > 0;
  const [failure, setFailure] = useState<string | null>(null);
  const refetch = () => {
    setFailure(null);
    data
      .refetchQueries({ predicate, type: 'active' }, { throwOnError: true })
      .catch((error: unknown) => setFailure(`${VALE_TEXTS.falloRecolecta}. ${asFailure(error).texto}`));
  };
  return { isFetching, failure, refetch };
}
