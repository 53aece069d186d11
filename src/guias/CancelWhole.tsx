import type { Guia } from '#domain/guias/guiasVale';
import { QuestionWindow } from '../ui/works/QuestionWindow.tsx';
import { unwatched } from '../ui/works/useRecordPage.ts';
import { onTheRoad, unitsInWords, unitsOf } from './guideRows.ts';
import type { LiveGuide } from './useGuide.ts';

export interface CancelProps extends Pick<LiveGuide, 'record'> {
  readonly guia: Guia;
}

/** The question before everything on a guide that has not left is cancelled. */
export function CancelWhole({ record, guia }: CancelProps) {
  const { porSalir, enCamino } = unitsOf(guia);
  const rest = onTheRoad(enCamino);
  return (
    <QuestionWindow page={unwatched(record)} name="cancelarTotal">
      <p>
        Se {porSalir === 1 ? 'cancela' : 'cancelan'} {unitsInWords(porSalir)} que no {porSalir === 1 ? 'ha' : 'han'}{' '}
        salido.
      </p>
      {rest !== null && <p>{rest}: se devuelve con un caso de devolución cuando el cliente lo tenga.</p>}
    </QuestionWindow>
  );
}
