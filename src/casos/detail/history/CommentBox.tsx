import { Flex, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { CASE_LIMITS } from '#domain/trabajosCaso';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useRoomLeft } from '../../../ui/form/LongText.tsx';
import { regainFocus } from '../../../ui/works/focus.ts';
import { useWorkForm } from '../../../ui/works/useWorkForm.ts';
import { useWorkNotices } from '../../../ui/works/useWorkNotices.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { commentForm, draftKeyOf, works } from '../../works.ts';
import { useAgainst, useCasePage, useFailureProps, useSend, useWork } from '../context.ts';

/** The box for a comment. Where the case takes none, it stays only for what was already written and not saved. */
export function CommentBox() {
  const { drafts, shown } = useCasePage();
  const against = useAgainst('comentar');
  const work = useWork('comentar');
  const [isWritten, setWritten] = useState(() => drafts.keys.has(draftKeyOf(shown.id, 'comentar')));
  if (work === undefined || (against !== null && !isWritten)) return null;
  return <Box work={work} against={against} onWritten={setWritten} />;
}

interface Props {
  readonly work: TrabajoUnicoRef;
  readonly against: string | null;
  readonly onWritten: (written: boolean) => void;
}

function Box({ work, against, onWritten }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const { commentBox, drafts, shown, onCommentWritten } = useCasePage();
  const send = useSend('comentar');
  const failure = useFailureProps('comentar', work);
  const [tried, setTried] = useState(false);
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(work, (state) => state.matches('failed'));
  const { form, kept, discard } = useWorkForm({
    work,
    ...commentForm,
    drafts,
    draftKey: draftKeyOf(shown.id, 'comentar'),
    locked: against !== null,
    send: (values) => send({ trabajo: 'comentar', valores: values }),
  });
  useWorkNotices(work, avisar);
  const { methods } = form;
  const { ref, error, ...field } = form.field('comentario');
  const comment = () => {
    setTried(true);
    form.submit();
  };

  useEffect(() => {
    const tell = () => {
      const written = (methods.getValues().comentario ?? '') !== '';
      onWritten(written);
      onCommentWritten(written);
    };
    tell();
    return methods.subscribe({ formState: { values: true }, callback: tell });
  }, [methods, onWritten, onCommentWritten]);

  // Locked while it is sent, the box loses the focus: whoever wrote goes on there.
  useEffect(() => {
    const ended = work.subscribe(({ status }) => {
      if (status === 'done') regainFocus(() => commentBox.current);
    });
    return () => ended.unsubscribe();
  }, [work, commentBox]);

  return (
    <Form
      form={form}
      label="Agregar un comentario"
      actions={
        <>
          <WorkFailure
            {...failure}
            failed={works.comentar.failed}
            submitsElsewhere
            focusAfter={() => commentBox.current}
          />
          {against !== null && <Text color="fg.error">No se guardó. {against}</Text>}
          <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
            <Text me="auto" color="fg.muted" fontSize="xs">
              {kept ? 'Borrador guardado · Ctrl + Entrar lo envía' : 'Ctrl + Entrar lo envía'}
            </Text>
            {kept && form.restored === null && (
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy}
                onClick={() => {
                  discard();
                  setTried(false);
                  setTimeout(() => commentBox.current?.focus());
                }}
              >
                Descartar
              </Button>
            )}
            {against === null && (
              <Button size="sm" variant="solid" busy={isBusy} aria-disabled={isBusy || undefined} onClick={comment}>
                {isBusy ? works.comentar.busy : hasFailed ? 'Reintentar' : works.comentar.button}
              </Button>
            )}
          </Flex>
        </>
      }
    >
      <TextAreaField
        label="Comentario"
        rows={2}
        maxLength={CASE_LIMITS.comentario.max}
        placeholder="Escriba lo que se hizo o lo que falta."
        help={useRoomLeft(form, 'comentario', CASE_LIMITS.comentario.max)}
        error={tried ? error : null}
        aria-keyshortcuts="Control+Enter"
        ref={(element) => {
          ref(element);
          commentBox.current = element;
        }}
        {...field}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) comment();
        }}
      />
    </Form>
  );
}
