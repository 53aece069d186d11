import type { Guia } from '#domain/guiasVale';
import type { GuiaRef } from '#machines/guia.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { onTheRoad, unitsInWords, unitsOf } from './guideRows.ts';
import { WindowOfWork } from './WindowOfWork.tsx';

export interface CancelProps {
  readonly panel: GuiaRef;
  readonly work: TrabajoUnicoRef;
  readonly guia: Guia;
  readonly focusAfter: () => HTMLElement | null;
}

/** The question before everything on a guide that has not left is cancelled. */
export function CancelWhole({ panel, work, guia, focusAfter }: CancelProps) {
  const { porSalir, enCamino } = unitsOf(guia);
  const rest = onTheRoad(enCamino);
  return (
    <WindowOfWork
      work={work}
      title={`Cancelar la guía ${guia.guia}`}
      alert
      button="Cancelar guía"
      busyText="Cancelando..."
      failed="No se pudo cancelar la guía."
      formId={null}
      onSend={() => panel.send({ type: 'enviar', articulos: null })}
      focusAfter={focusAfter}
    >
      <p>
        Se {porSalir === 1 ? 'cancela' : 'cancelan'} {unitsInWords(porSalir)} que no {porSalir === 1 ? 'ha' : 'han'}{' '}
        salido.
      </p>
      {rest !== null && <p>{rest}: se devuelve con un caso de devolución cuando el cliente lo tenga.</p>}
    </WindowOfWork>
  );
}
