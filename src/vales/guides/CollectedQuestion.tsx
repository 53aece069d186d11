import { QuestionWindow } from '../../ui/works/QuestionWindow.tsx';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import type { LiveGuide } from './useGuide.ts';
import type { Collected } from './works.ts';

interface Props extends Pick<LiveGuide, 'record'> {
  /** The rows of the guide that are awaited. */
  readonly idArticulos: readonly number[];
  readonly focusAfter: () => HTMLElement | null;
}

/** The question before the goods of a guide are taken as collected: there is no way back. */
export function CollectedQuestion({ record, idArticulos, focusAfter }: Props) {
  const values: Collected = { idArticulos };
  return (
    <QuestionWindow page={unwatched(record)} name="marcarRecolectado" values={values} focusAfter={focusAfter}>
      {idArticulos.length > 0 ? (
        <p>Los artículos están ya en la tienda o en el CEDIS. Lo recolectado no vuelve a quedar pendiente.</p>
      ) : (
        <p role="status">
          Mientras tanto otra persona lo marcó o lo canceló: ya no queda nada por recoger con esta guía.
        </p>
      )}
    </QuestionWindow>
  );
}
