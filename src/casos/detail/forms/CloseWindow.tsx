import { avisoDeCierre } from '#domain/casos/cierreDeCaso';
import { CASE_LIMITS } from '#domain/casos/trabajosCaso';
import { useRoomLeft } from '../../../ui/form/LongText.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { useCasePage } from '../context.ts';
import { ReadyTextField } from '../texts/ReadyTextField.tsx';

/** How a case was solved, with its vouchers that are not paid or not finished above. */
export function CloseWindow() {
  const page = useCasePage();
  const kit = useWork(page.record, 'cerrar');
  const told = avisoDeCierre(page.newest.valesSinTerminar);
  const { form } = kit;
  return (
    <WorkWindow
      page={page}
      name="cerrar"
      kit={kit}
      marked
      above={told !== null && <Note colorPalette="orange">{told}</Note>}
    >
      <ReadyTextField
        label="Solución"
        marked
        rows={5}
        placeholder="Cómo se resolvió para el cliente."
        help={useRoomLeft(form, 'solucion', CASE_LIMITS.solucion.max)}
        {...form.field('solucion')}
        onPut={(solucion) =>
          form.methods.setValue('solucion', solucion, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
      />
    </WorkWindow>
  );
}
