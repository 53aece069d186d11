import { Span } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dateAndTime } from '#domain/common/dates';
import { DESHACER_TEXTS } from '#domain/vales/deshacerDevolucion';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { RadioField } from '../../../ui/Field.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Muted } from '../../../ui/Muted.tsx';
import { Note } from '../../../ui/Note.tsx';
import { WhoDecides } from '../../../ui/works/DecidedHere.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { useVoucherPage } from '../context.ts';
import { colleagueOf } from '../life.ts';
import { type Undoable, undoablesOf } from '../undo.ts';

/** Undoes one of the voucher's refunds: it is chosen, and why is written. */
export function UndoWindow() {
  const page = useVoucherPage();
  const undoables = undoablesOf(page.shown, page.person, page.now);
  const [blank] = useState(() => ({ idDevolucion: onlyOne(undoables), motivo: '' }));
  const kit = useWork(page.record, 'deshacerDevolucion', { blank });
  const chosen = useWatch({ control: kit.form.control, name: 'idDevolucion' });
  return (
    <WorkWindow page={page} name="deshacerDevolucion" kit={kit} above={<Following />}>
      <RadioField {...choiceOf(undoables)} {...kit.form.field('idDevolucion')} />
      <Before undoable={undoables.find(({ refund }) => String(refund.id) === chosen)} />
    </WorkWindow>
  );
}

/** The same by a colleague at this computer, who says who by number and password. */
export function UndoHereWindow() {
  const page = useVoucherPage();
  const undoables = undoablesOf(page.shown, colleagueOf(page.person), page.now);
  const [blank] = useState(() => ({
    ...{ idDevolucion: onlyOne(undoables), numiden: '', contrasena: '', codigo: '', comentario: '' },
  }));
  const kit = useWork(page.record, 'deshacerAqui', { blank });
  const chosen = useWatch({ control: kit.form.control, name: 'idDevolucion' });
  return (
    <WorkWindow page={page} name="deshacerAqui" kit={kit} above={<Following />}>
      <RadioField {...choiceOf(undoables)} {...kit.form.field('idDevolucion')} />
      <Before undoable={undoables.find(({ refund }) => String(refund.id) === chosen)} />
      <WhoDecides form={kit.form} />
    </WorkWindow>
  );
}

/** With one refund there is nothing to choose. */
function onlyOne(undoables: readonly Undoable[]): string {
  return undoables.length === 1 ? String(undoables[0]?.refund.id) : '';
}

function choiceOf(undoables: readonly Undoable[]) {
  const options = undoables.map(({ refund }) => [String(refund.id), <Choice key={refund.id} {...refund} />] as const);
  return { label: 'Devolución', variant: 'outline', options } as const;
}

/** A refund with what it came to, when, and who gave it. */
function Choice({ metodo, monto, folio, fecha, autor }: Undoable['refund']) {
  return (
    <>
      <Span minW={0}>
        {metodo.nombre}
        <Muted size="xs" display="block">
          {[folio, dateAndTime(fecha), autor.nombre].filter((part) => part !== null).join(' · ')}
        </Muted>
      </Span>
      <strong>
        <Money value={monto} />
      </strong>
    </>
  );
}

/** The condition under which the chosen refund is undone, or why this person cannot. */
function Before({ undoable }: { readonly undoable: Undoable | undefined }) {
  if (undoable === undefined) return null;
  const { refund, against } = undoable;
  return against === null ? (
    <Muted>{DESHACER_TEXTS.antes(refund.metodo.id as IdMetodo)}</Muted>
  ) : (
    <Note colorPalette="orange">{against}</Note>
  );
}

/** The part that stays as it was: the credit note says that the goods came back, and they did. */
function Following() {
  const { nota } = useVoucherPage().shown;
  return nota === null ? null : <Note colorPalette="gray">{DESHACER_TEXTS.conNota(nota.nombre)}</Note>;
}
