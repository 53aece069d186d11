import { Flex, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { type LoQueSigueMostrado, loQueSigueEnPalabras } from '#domain/casos/loQueSigue';
import { MAX_MENCIONES } from '#domain/casos/menciones';
import { loQueFalta } from '#domain/casos/textos';
import { CASE_LIMITS } from '#domain/casos/trabajosCaso';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useRoomLeft } from '../../../ui/form/LongText.tsx';
import { FocusAfterSave, regainFocus } from '../../../ui/works/focus.ts';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { typedOf } from '../../follow.ts';
import { caseDraft } from '../../works.ts';
import { useCasePage } from '../context.ts';
import { ReadyTextField } from '../texts/ReadyTextField.tsx';
import { WhatFollows } from '../texts/WhatFollows.tsx';

/** The box for a comment. Where the case takes none, it stays only for text that was written and not saved. */
export function CommentBox() {
  const { against, drafts, shown } = useCasePage();
  const reason = against('comentar');
  const [isWritten, setWritten] = useState(() => drafts.keys.has(caseDraft(shown.id, 'comentar')));
  if (reason !== null && !isWritten) return null;
  return <Box against={reason} onWritten={setWritten} />;
}

/** It counts as typed: it is kept as a draft, and judged. */
const PUT = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

interface Props {
  readonly against: string | null;
  readonly onWritten: (written: boolean) => void;
}

function Box({ against, onWritten }: Props) {
  const page = useCasePage();
  const { record, commentBox, onCommentWritten } = page;
  const words = record.works.comentar;
  const [tried, setTried] = useState(false);
  const kit = useWork(record, 'comentar', { locked: against !== null });
  const { form, isBusy, isKept, hasFailed, discard } = kit;
  const { methods } = form;
  const { ref, error, ...field } = form.field('comentario');
  const setFollow = useCallback(
    (sigue: LoQueSigueMostrado | null) => {
      const alEnviar = sigue === null ? '' : loQueSigueEnPalabras(sigue);
      const { sigue: trabajo, ...destino } = typedOf(sigue);
      methods.setValue('sigue', trabajo);
      methods.setValue('idArea', destino.idArea);
      methods.setValue('idSubcategoria', destino.idSubcategoria);
      methods.setValue('idMotivo', destino.idMotivo);
      methods.setValue('alEnviar', alEnviar);
      methods.setValue('conLoQueSigue', true);
    },
    [methods],
  );
  const comment = () => {
    setTried(true);
    form.submit();
  };

  useEffect(() => {
    const tell = () => {
      const { comentario, menciones = [], sigue = '' } = methods.getValues();
      const written = (comentario ?? '') !== '';
      // Who was mentioned in what is deleted, and what would follow it, is nothing that a draft keeps.
      if (!written && menciones.length > 0) methods.setValue('menciones', []);
      if (!written && sigue !== '') setFollow(null);
      onWritten(written);
      onCommentWritten(written);
    };
    tell();
    return methods.subscribe({ formState: { values: true }, callback: tell });
  }, [methods, setFollow, onWritten, onCommentWritten]);

  // Locked while it is sent, the box loses the focus: whoever wrote goes on there.
  useEffect(() => {
    const emptied = record.work('comentar').on('vaciado', () => regainFocus(() => commentBox.current));
    return () => emptied.unsubscribe();
  }, [record, commentBox]);

  return (
    <Form
      form={form}
      label="Agregar un comentario"
      actions={
        <>
          <FocusAfterSave value={() => commentBox.current}>
            <WorkFailure
              work={kit}
              failed={words.failed}
              tell={({ cambios }) => page.told(cambios)}
              against={page.against('comentar', 'newest')}
              refreshing={page.refreshing}
              onAccept={page.showNewest}
              submitsElsewhere
            />
          </FocusAfterSave>
          {against !== null && <Text color="fg.error">No se guardó. {against}</Text>}
          <WhatFollows form={form} />
          <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
            <Text me="auto" order={-2} color="fg.muted" fontSize="xs">
              {isKept ? 'Borrador guardado · Ctrl + Entrar lo envía' : 'Ctrl + Entrar lo envía'}
            </Text>
            {against === null && (
              <Button size="sm" variant="solid" busy={isBusy} aria-disabled={isBusy || undefined} onClick={comment}>
                {isBusy ? words.busy : hasFailed ? 'Reintentar' : words.button}
              </Button>
            )}
            {/* It comes while one writes: last by keys, so that it never stands between the box and 'Comentar'. */}
            {isKept && form.restored === null && (
              <Button
                size="sm"
                variant="ghost"
                order={-1}
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
          </Flex>
        </>
      }
    >
      <ReadyTextField
        label="Comentario"
        rows={2}
        placeholder="Escriba lo que se hizo o lo que falta."
        help={useRoomLeft(form, 'comentario', CASE_LIMITS.comentario.max)}
        error={tried || error === loQueFalta(methods.getValues().comentario ?? '') ? error : null}
        aria-keyshortcuts="Control+Enter"
        ref={(element) => {
          ref(element);
          commentBox.current = element;
        }}
        {...field}
        onMention={({ numiden }) => {
          const others = (methods.getValues().menciones ?? []).filter((one) => one !== numiden);
          methods.setValue('menciones', [...others, numiden].slice(-MAX_MENCIONES));
        }}
        // A text that nothing follows leaves what another one brought.
        onText={({ sigue }) => {
          if (sigue !== null) setFollow(sigue);
        }}
        onPut={(comentario) => methods.setValue('comentario', comentario, PUT)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) comment();
          // The keys of the page are one's own again; what is written stays as a draft.
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
      />
    </Form>
  );
}
