import { Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { Marcada } from '#machines/variosRegistros.types';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Form, SubmitButton } from '../form/Form.tsx';
import { LongText, type Written } from '../form/LongText.tsx';
import { type FormKit, useForm } from '../form/useForm.ts';
import { restoredOver } from '../works/useWork.ts';
import type { AnyWork, WorkValues } from '../works/work.ts';
import { type ActAtOnce, inWords, useMarks } from './several.ts';

interface Props {
  readonly act: ActAtOnce<object>;
  /** Those that go. */
  readonly marcadas: readonly Marcada[];
  /** All that are marked. */
  readonly all: readonly object[];
}

/** The one question for all that go: with the fields of the work where it has any that must be written, else a yes. */
export function SeveralWindow({ act, marcadas, all }: Props) {
  const several = useMarks();
  const { list, actor } = several;
  const work = list.works[marcadas[0]?.clase ?? 'caso']?.[act.trabajo];
  if (work === undefined) return null;
  const title = `${act.button ?? work.button} ${inWords(several, marcadas, ', ')}`;
  const going = new Set(marcadas.map(({ fila }) => fila));
  const rest = all.filter((row) => !going.has(list.numberOf(row)));
  const asked = { act, work, title, rows: all.filter((row) => going.has(list.numberOf(row))) };
  const left = rest.length > 0 && <LeftOut act={act} rows={rest} />;
  return actor.getSnapshot().can({ type: 'enviar', values: null }) ? (
    <WritingWindow {...asked}>{left}</WritingWindow>
  ) : (
    <Question {...asked}>
      {act.warning}
      {left}
    </Question>
  );
}

/** So many are named. */
const NAMED = 3;

/** Those that are left out, with the reason of each. */
function LeftOut({ act, rows }: { readonly act: ActAtOnce<object>; readonly rows: readonly object[] }) {
  const { list } = useMarks();
  const more = rows.length - NAMED;
  return (
    <Text mb={2} fontSize="sm">
      Sin {rows.length === 1 ? 'uno' : `${rows.length}`} de los marcados.{' '}
      {rows
        .slice(0, NAMED)
        .map((row) => `${list.title(row)}: ${act.against?.(row) ?? ''}`)
        .join(' ')}
      {more > 0 && ` Y ${more} más.`}
    </Text>
  );
}

/** The act that is about to happen to all that go. */
interface Asked {
  readonly act: ActAtOnce<object>;
  readonly work: AnyWork;
  /** The work, their number and their sum. */
  readonly title: string;
  readonly rows: readonly object[];
  readonly children: ReactNode;
}

/** Asks once for all that go, where nothing must be written: the answer has the focus. */
function Question({ act, work, title, children }: Asked) {
  const { actor } = useMarks();
  const leave = () => actor.send({ type: 'volver', values: null });
  return (
    <Dialog
      title={title}
      alert
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>Volver</Button>
          <Button
            variant="solid"
            data-first-focus=""
            onClick={() => actor.send({ type: 'confirmar', values: work.blank ?? {} })}
          >
            {act.button ?? work.button}
          </Button>
        </>
      }
    >
      {children}
      <Text color="fg.muted" fontSize="sm">
        Entrar dice que sí; Esc lo deja como está.
      </Text>
    </Dialog>
  );
}

/** The same question with fields, written once for all that go. Leaving it loses nothing. */
function WritingWindow({ act, work, title, rows, children }: Asked) {
  const { actor, list } = useMarks();
  const [said, setSaid] = useState('');
  const blank = work.blank as WorkValues;
  const form = useForm<WorkValues, object>({
    schema: work.schema as never,
    defaultValues: restoredOver(blank, actor.getSnapshot().context.values) ?? blank,
    onSubmit: () => {
      actor.send({ type: 'enviar', values: form.methods.getValues() });
      return null;
    },
  });
  const Fields = list.fields?.[act.trabajo];
  const leave = () => actor.send({ type: 'volver', values: form.methods.getValues() });
  return (
    <Dialog
      title={`${title}${said}`}
      size="md"
      onClose={leave}
      footer={
        <>
          <Text me="auto" color="fg.muted" fontSize="xs">
            Ctrl + Entrar lo envía
          </Text>
          <Button onClick={leave}>Volver</Button>
          <SubmitButton form={form} busyText={work.busy}>
            {work.button}
          </SubmitButton>
        </>
      }
    >
      <Form
        form={form}
        label={work.button}
        marked
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) form.submit();
        }}
      >
        <Text color="fg.muted" fontSize="sm">
          Se escribe una vez y vale para cada uno.{work.note !== undefined && ` ${work.note}`}
        </Text>
        {children}
        {Fields !== undefined && <Fields form={form} rows={rows} onSaid={setSaid} />}
        {work.texts?.map((text) => (
          <LongText key={text.name} form={form as unknown as FormKit<Written>} {...text} />
        ))}
      </Form>
    </Dialog>
  );
}
