import { Text } from '@chakra-ui/react';
import { avisosDeCancelar } from '#domain/avanceRecolecta';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Form } from '../../../ui/form/Form.tsx';
import { LongText } from '../../../ui/form/LongText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWorkForm } from '../../../ui/works/useWorkForm.ts';
import { useVoucherPage } from '../context.ts';
import type { TextWindow as Name, WrittenWork } from '../works.ts';
import { draftKeyOf } from '../works.ts';
import { WorkWindow } from './WorkWindow.tsx';

interface Props {
  readonly name: Name;
  readonly entry: WrittenWork;
  readonly work: TrabajoUnicoRef;
}

/** A window in which a reason or a comment is written. */
export function TextWindow({ name, entry, work }: Props) {
  const { vale, shown, drafts } = useVoucherPage();
  const { form, kept, discard } = useWorkForm({
    work,
    schema: entry.schema,
    blank: entry.blank,
    drafts,
    draftKey: draftKeyOf(shown.id, name),
    send: (values) => vale.send({ type: 'enviar', values }),
  });
  return (
    <WorkWindow
      name={name}
      entry={entry}
      work={work}
      formId={form.id}
      kept={kept}
      onDiscard={form.restored === null ? discard : null}
    >
      <Form form={form} label={entry.title} marked={entry.text.optional !== true}>
        {(name === 'autorizar' || name === 'rechazar') && <WhatIsDecided />}
        {(name === 'cancelar' || name === 'rechazar') && <WhatIsFetched />}
        <Text color="fg.muted" fontSize="sm">
          {entry.note}
        </Text>
        <LongText form={form} {...entry.text} />
      </Form>
    </WorkWindow>
  );
}

/** Nobody should be sent away, or drive in vain, unseen. */
function WhatIsFetched() {
  const told = avisosDeCancelar(useVoucherPage().shown.recolectas);
  if (told.length === 0) return null;
  return (
    <Note colorPalette="orange" fontSize="sm">
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  );
}

/** Who made it, for how much, and why it waits: above the decision. */
function WhatIsDecided() {
  const { autor, saldo, autorizacion } = useVoucherPage().shown;
  return (
    <Note colorPalette="gray">
      <p>
        {autor !== null && <strong>{autor.nombre}</strong>} {autor === null ? 'Se' : ''} pide autorizar{' '}
        <strong>
          <Money value={saldo} />
        </strong>
        : {autorizacion?.motivos.map(({ texto }) => texto).join('; ')}.
      </p>
    </Note>
  );
}
