import type { RecolectaRef } from '#machines/recolecta.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { SentCollected } from './connectPickup.ts';
import { WindowOfWork } from './WindowOfWork.tsx';

interface Props {
  readonly panel: RecolectaRef;
  readonly work: TrabajoUnicoRef;
  readonly folio: string;
  /** The rows of the guide that are awaited. */
  readonly idArticulos: readonly number[];
  readonly focusAfter: () => HTMLElement | null;
}

/** The question before the goods of a guide are taken as collected: there is no way back. */
export function CollectedQuestion({ panel, work, folio, idArticulos, focusAfter }: Props) {
  const values: SentCollected = { folioGuia: folio, idArticulos };
  return (
    <WindowOfWork
      work={work}
      title={`Marcar como recolectado lo de la guía ${folio}`}
      alert
      button="Marcar como recolectado"
      busyText="Marcando..."
      failed="No se pudo marcar como recolectado."
      formId={null}
      onSend={() => panel.send({ type: 'enviar', values })}
      focusAfter={focusAfter}
    >
      {idArticulos.length > 0 ? (
        <p>Los artículos están ya en la tienda o en el CEDIS. Lo recolectado no vuelve a quedar pendiente.</p>
      ) : (
        <p role="status">
          Mientras tanto otra persona lo marcó o lo canceló: ya no queda nada por recoger con esta guía.
        </p>
      )}
    </WindowOfWork>
  );
}
