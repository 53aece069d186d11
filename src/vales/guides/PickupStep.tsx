import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { RECOLECTA_TEXTS } from '#domain/recolectas';
import type { RecolectaRef } from '#machines/recolecta.machine';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';

interface Props {
  readonly panel: RecolectaRef;
  readonly lineas: readonly { readonly linea: number; readonly texto: string }[];
  readonly making: { readonly locked: boolean } | undefined;
  readonly mayWork: boolean;
  readonly hasCustomer: boolean;
  readonly isPartial: boolean;
}

/** What comes next, in words and with its button. */
export function PickupStep({ panel, lineas, making, mayWork, hasCustomer: canGo, isPartial }: Props) {
  const isUnsaved = useSelector(panel, (state) => state.matches('unsaved'));
  const isUnscheduled = useSelector(panel, (state) => state.matches('unscheduled') || state.matches('scheduling'));
  const isAwaited = useSelector(panel, (state) => state.matches('awaiting') || state.matches('collecting'));
  const isCollected = useSelector(panel, (state) => state.matches('collected'));
  if (!canGo) return <Told palette="orange">{RECOLECTA_TEXTS.sinCliente}</Told>;
  if (isUnsaved) {
    return (
      <>
        <Told palette="blue">
          Hay artículos marcados por recoger en el domicilio. El vale se guarda primero como parcial; después se eligen
          la dirección y la fecha.
        </Told>
        {making !== undefined && (
          <Button
            variant="solid"
            justifySelf="start"
            aria-disabled={making.locked || undefined}
            onClick={() => !making.locked && panel.send({ type: 'guardarYProgramar' })}
          >
            Guardar parcial y programar
          </Button>
        )}
      </>
    );
  }
  if (isUnscheduled) {
    return (
      <>
        <Told palette="orange">Nadie va todavía por {lineas.map(({ texto }) => texto).join(', ')}.</Told>
        {mayWork && (
          <Button variant="solid" justifySelf="start" onClick={() => panel.send({ type: 'programar' })}>
            Programar recolecta
          </Button>
        )}
      </>
    );
  }
  if (isAwaited) return <Told palette="blue">El vale se puede guardar cuando todo esto se haya recolectado.</Told>;
  if (!isCollected) return null;
  return (
    <Told palette="green">{isPartial ? 'Todo se recolectó: el vale ya se puede guardar.' : 'Todo se recolectó.'}</Told>
  );
}

function Told({ palette, children }: { readonly palette: string; readonly children: ReactNode }) {
  return (
    <Note colorPalette={palette} fontSize="sm" role="status">
      {children}
    </Note>
  );
}
